import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DrawersEvent, OpenDrawer } from '#machines/drawers'
import { drawersMachine, topOf } from '#machines/drawers'
import { workIn } from '../../kit/machines/navigation.ts'

const author = aDrawer('author')
const picture = aDrawer('picture')

/** The keys of the open drawers after these events, and what was told meanwhile. */
function havingHeard(...events: DrawersEvent[]) {
  const actor = createActor(drawersMachine).start()
  const told: unknown[] = []
  actor.on('*', (event) => told.push(event))
  for (const event of events) actor.send(event)
  const state = actor.getSnapshot()
  return { state, told, open: state.context.stack.map(({ key }) => key) }
}

const open = (drawer: OpenDrawer): DrawersEvent => ({ type: 'user.open', drawer })
const close: DrawersEvent = { type: 'user.close' }
const unsaved = (key: string): DrawersEvent => workIn(key)
const notSaved = (key: string): DrawersEvent => ({ type: 'document.notSaved', key })
const saveAndLeave: DrawersEvent = { type: 'user.saveAndLeave' }
const settled = (key: string): DrawersEvent => ({ type: 'document.settled', key })
const made = (key: string): DrawersEvent => ({ type: 'document.made', key, id: 7 })

describe('DOC-9 drawers over drawers', () => {
  test('the topmost alone is closed', () => {
    expect(havingHeard(open(author), open(picture), close).open).toEqual(['author'])
    expect(havingHeard(open(author), open(picture), close, close).state.matches('closed')).toBe(
      true,
    )
  })

  test('DOC-4 one with unsaved work asks; staying keeps it, leaving closes it alone', () => {
    const asking = [open(author), open(picture), unsaved('picture'), close]

    expect(havingHeard(...asking).state.matches({ open: 'asking' })).toBe(true)
    expect(havingHeard(...asking, { type: 'user.stay' }).open).toEqual(['author', 'picture'])
    expect(havingHeard(...asking, { type: 'user.leave' }).open).toEqual(['author'])
  })

  test('unsaved work further down does not keep the topmost open', () => {
    expect(havingHeard(open(author), unsaved('author'), open(picture), close).open).toEqual([
      'author',
    ])
  })

  test('after one has stayed, another one above is opened and closed as ever', () => {
    const events = [open(author), unsaved('author'), close, { type: 'user.stay' } as const]

    expect(havingHeard(...events, open(picture), close).open).toEqual(['author'])
  })

  test('while the question stands nothing else is opened or closed', () => {
    const asking = havingHeard(open(author), unsaved('author'), close)

    expect(asking.state.can(open(picture))).toBe(false)
    expect(asking.state.can(close)).toBe(false)
  })

  test('what is saved while the question stands answers it', () => {
    expect(havingHeard(open(author), unsaved('author'), close, settled('author')).open).toEqual([])
  })

  test('17.10 DOC-4 saving and closing waits for the save of the topmost', () => {
    const saving = [open(author), open(picture), unsaved('picture'), close, saveAndLeave]
    const { state, told, open: left } = havingHeard(...saving)

    expect(state.matches({ open: 'saving' })).toBe(true)
    expect(told).toEqual([{ type: 'saveWanted', key: 'picture' }])
    expect(left).toEqual(['author', 'picture'])
    expect(havingHeard(...saving, settled('picture')).open).toEqual(['author'])
  })

  test('17.10 a save that comes to nothing leaves the drawer open, and asks no more', () => {
    const saving = [open(author), open(picture), unsaved('picture'), close, saveAndLeave]
    const ended = havingHeard(...saving, notSaved('picture'))

    expect(ended.open).toEqual(['author', 'picture'])
    expect(ended.state.matches({ open: 'operable' })).toBe(true)
    expect(havingHeard(...saving, notSaved('author')).state.matches({ open: 'saving' })).toBe(true)
  })

  test('17.10 nobody has to wait for a save: one stays, or closes at once', () => {
    const saving = [open(author), unsaved('author'), close, saveAndLeave]

    const { open: left, state } = havingHeard(...saving, { type: 'user.stay' })
    expect([left, state.matches({ open: 'operable' })]).toEqual([['author'], true])
    expect(havingHeard(...saving, { type: 'user.leave' }).open).toEqual([])
  })

  test('17.10 what cannot be saved is not offered to be', () => {
    const asking = [open(author), workIn('author', { saveAs: null }), close]

    expect(havingHeard(...asking).state.can(saveAndLeave)).toBe(false)
  })

  test('DOC-4 what saves itself on leaving closes without a question', () => {
    const events = [open(author), workIn('author', { onLeaving: 'save' }), close]

    expect(havingHeard(...events).open).toEqual([])
  })
})

describe('DOC-9 a document that was made', () => {
  test('is told to whoever opened its drawer, which closes once nothing is unsaved', () => {
    const { open: left, told } = havingHeard(open(author), unsaved('author'), made('author'))

    expect(told).toEqual([{ type: 'made', key: 'author', slug: 'authors', id: 7 }])
    expect(left).toEqual(['author'])
    expect(
      havingHeard(open(author), unsaved('author'), made('author'), settled('author')).open,
    ).toEqual([])
  })

  test('stays open where documents save themselves', () => {
    const patient = { ...author, closesWhenMade: false }

    expect(havingHeard(open(patient), made('author')).open).toEqual(['author'])
  })

  test('below another drawer stays where it is: what is typed above is not lost', () => {
    const { open: left, state } = havingHeard(
      open(author),
      unsaved('author'),
      open(picture),
      unsaved('picture'),
      made('author'),
      settled('author'),
    )

    expect(left).toEqual(['author', 'picture'])
    expect(topOf(state.context)?.key).toBe('picture')
  })
})

test('the question of a drawer gives way to the question of the page: there is one at a time', () => {
  const { state } = havingHeard(
    open(author),
    unsaved('author'),
    { type: 'user.close' },
    { type: 'page.leaving' },
  )

  expect(state.value).toEqual({ open: 'operable' })
  expect(state.context.stack.map(({ key }) => key)).toEqual(['author'])
})

test('drawers go with the page below', () => {
  const { open: left, state } = havingHeard(
    open(author),
    unsaved('author'),
    open(picture),
    { type: 'page.left' },
    open(picture),
  )

  expect(left).toEqual(['picture'])
  expect(state.context.unsaved).toEqual([])
})

function aDrawer(key: string): OpenDrawer {
  return { key, slug: `${key}s`, id: null, values: {}, closesWhenMade: true, depth: 1 }
}
