import { expect, test, vi } from 'vitest'
import type { Offer } from '../../../ui/actions/offers.ts'
import { createOffers, hintsOf, ofEverywhere, ofScreen } from '../../../ui/actions/offers.ts'

const offer = (id: string, depth = 0, isEverywhere = false): Offer => ({
  actions: [{ id, label: id, run: () => {} }],
  depth,
  isEverywhere,
})
const ids = (actions: readonly { id: string }[]) => actions.map(({ id }) => id)

test('NAV-8 a screen that is left takes its actions with it', () => {
  const offers = createOffers()
  const hear = vi.fn()
  offers.put('list', offer('search'))
  const leave = offers.subscribe(hear)

  offers.withdraw('list')
  offers.put('document', offer('save'))

  expect(ids(ofScreen(offers.read()))).toEqual(['save'])
  expect(hear).toHaveBeenCalledTimes(2)
  leave()
  offers.withdraw('document')
  expect(hear).toHaveBeenCalledTimes(2)
})

test('NAV-8 a drawer offers its own while it is on top, then the page does again', () => {
  const offers = createOffers()
  offers.put('page', offer('save the page'))
  offers.put('keys', offer('keys', 0, true))
  offers.put('drawer', offer('save the drawer', 1))
  offers.put('find', offer('find in the drawer', 1))

  expect(ids(ofScreen(offers.read()))).toEqual(['save the drawer', 'find in the drawer'])
  expect(ids(ofEverywhere(offers.read()))).toEqual(['keys'])

  offers.withdraw('drawer')
  offers.withdraw('find')
  expect(ids(ofScreen(offers.read()))).toEqual(['save the page'])
})

test('NAV-8 the sheet tells a key that many parts of the screen hear once, and none of what lies below', () => {
  const move = { id: 'move', label: 'Move', keys: ['alt+arrowup'] } as const
  const part = (depth: number): Offer => ({
    actions: [],
    hints: [move],
    depth,
    isEverywhere: false,
  })
  const offers = createOffers()
  offers.put('rows', part(0))
  offers.put('more rows', part(0))

  expect(hintsOf(offers.read())).toEqual([move])

  offers.put('drawer', offer('save the drawer', 1))
  expect(hintsOf(offers.read())).toEqual([])
})
