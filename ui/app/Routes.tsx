import { Suspense } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { useCollection, useGlobal } from '../kit/config.ts'
import { decoded } from '../kit/decoded.ts'
import { usePanel } from '../kit/panel.ts'
import { routerPath, useGo, usePath, useSearch } from '../kit/place.ts'
import { LogoutRoute } from '../views/logout/LogoutRoute.tsx'
import { NotFoundView } from '../views/not-found/NotFoundView.tsx'
import { Show } from './part.tsx'
import { screens } from './screens.ts'
import { Waiting } from './Waiting.tsx'

/** Which screen an address means (NAV-2). */
export function Routes() {
  const { boot } = usePanel()
  const base = boot.admin === '/' ? '' : boot.admin
  return (
    <Router base={base} hook={useAllowedPath} searchHook={useSearch}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Show part={screens.dashboard} with={{}} />
          </Route>
          <Route path="/account">
            <Show part={screens.account} with={{}} />
          </Route>
          <Route path="/collections/:slug">{({ slug }) => <CollectionList slug={slug} />}</Route>
          <Route path="/collections/:slug/:id">
            {({ slug, id }) => <CollectionDocument slug={slug} id={decoded(id)} />}
          </Route>
          <Route path="/globals/:slug">{({ slug }) => <GlobalDocument slug={slug} />}</Route>
          <Route path="/logout">
            <LogoutRoute />
          </Route>
          {['/login', '/create-first-user'].map((path) => (
            <Route key={path} path={path}>
              <Redirect to="/" replace />
            </Route>
          ))}
          <Route>
            <NotFoundView />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  )
}

/** wouter reads the place that navigation allowed, never the browser's address. */
function useAllowedPath(): [string, ReturnType<typeof useGo>] {
  const path = usePath()
  const go = useGo()
  return [routerPath(path), go]
}

function CollectionList({ slug }: { slug: string }) {
  return useCollection(slug)?.access.read ? (
    <Show key={slug} part={screens.list} with={{ slug }} />
  ) : (
    <NotFoundView />
  )
}

function CollectionDocument({ slug, id }: { slug: string; id: string }) {
  const collection = useCollection(slug)
  if (!collection) return <NotFoundView />
  return (
    <Show part={screens.document} with={{ entity: collection, id: id === 'create' ? null : id }} />
  )
}

function GlobalDocument({ slug }: { slug: string }) {
  const global = useGlobal(slug)
  return global ? (
    <Show part={screens.document} with={{ entity: global, id: null }} />
  ) : (
    <NotFoundView />
  )
}
