import type { Page } from '@playwright/test'
import type { Panel } from '../fixtures.ts'
import { holdBack } from '../hold-back.ts'
import type { Slug } from './fixtures.ts'
import { makeDocument, openAgain, openNew, saveElsewhere } from './fixtures.ts'
import type { Kind } from './kinds.ts'

/** Somebody before a document, and what they type in it. */
export interface Typing {
  page: Page
  colleague: Page
  panel: Panel
  kind: Kind
}

/** Something that comes about while somebody types. */
export interface Happening {
  name: string
  slug: Slug
  /** It waits for the end of a word. */
  isBetween?: true
  /** So does this, and it takes people out of the field: they go on at the end of their text. */
  isAway?: true
  /** Where it comes about without what is half typed. */
  onlyWhole?: true
  /** Opens a document; its id, where it has one. */
  open: (typing: Typing) => Promise<Begun>
}

export interface Begun {
  id: number | null
  /** Until it is under way. */
  begin: () => Promise<void>
  /** Until it is over. */
  end: () => Promise<void>
}

export const nothing = async () => {}

/** What the document says of itself. */
export const line = (page: Page) => page.locator('form [role="status"]').first()

/** Something to save, whatever is typed. */
export const change = (page: Page) => page.locator('#field-mail').press('x')

interface Held {
  id: number | null
  letGo: () => void
  /** Until the save is asked for. */
  asked: () => Promise<void>
}

/** A save of a document that is open, held back until it is let go. */
export async function openHeld(
  { page, panel: { server } }: Typing,
  method: 'POST' | 'PATCH',
  days: readonly string[] = [],
): Promise<Held> {
  const id = method === 'PATCH' ? await makeWithDays(page, server, days) : null
  const isSave = new RegExp(`/api/sheets${id === null ? '' : `/${id}`}\\?`)
  const letGo = await holdBack(page, isSave, (request) => request.method() === method)
  await (id === null ? openNew(page, server, 'sheets') : openAgain(page, server, 'sheets', id))
  const asked = page.waitForRequest((request) => {
    return request.method() === method && isSave.test(request.url())
  })
  await change(page)
  return { id, letGo, asked: () => asked.then(nothing) }
}

/** Saved once with each day: so many versions. */
async function makeWithDays(
  page: Page,
  server: Panel['server'],
  [first, ...later]: readonly string[],
) {
  const id = await makeDocument(page, server, 'sheets', first ? { day: first } : {})
  for (const day of later) await saveElsewhere(page, server, 'sheets', id, { day })
  return id
}
