import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Route, Router } from 'wouter'
import { addressesBelow } from '../../../ui/kit/addresses.ts'
import { routerPath } from '../../../ui/kit/place.ts'

/** The id that a screen gets from an address. */
function idAt(path: string): string {
  let found = ''
  const remember = (id: string) => {
    found = decodeURIComponent(id)
    return null
  }
  renderToStaticMarkup(
    <Router base="/admin" hook={() => [routerPath(path), () => {}]}>
      <Route path="/collections/:slug/:id">{({ id }) => remember(id)}</Route>
    </Router>,
  )
  return found
}

test.each(['50%25', '50%', '%', '100%2525', 'a/b', 'ä ö', '?#&', '7'])(
  '17.16 DOC-17 NAV-2 an id is the same in an address and out of it: %j',
  (id) => {
    expect(idAt(addressesBelow('/admin').document('posts', id))).toBe(id)
  },
)
