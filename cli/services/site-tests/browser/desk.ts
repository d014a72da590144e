import type { Page } from '@playwright/test'
import type { Person } from '../person.ts'
import type { Place } from '../site-fields.ts'
import type { Subject } from '../subject.ts'
import { dataFor, readBack, save } from '../subject.ts'
import { isKept, valueAt } from '../values.ts'
import type { Verdict } from '../verdict.ts'
import { skipped, unforeseen } from '../verdict.ts'
import type { FormPage } from './form-page.ts'
import type { Panel } from './panel.ts'

/** Somebody before the form of a document that was made for the case. */
export interface Desk {
  form: FormPage
  page: Page
  panel: Panel
  id: string | number | null
  /** What the REST API reads at a place. */
  stored: (place: Place, query?: string) => Promise<unknown>
}

interface DeskOptions {
  person?: Person
  /** The session of its page can end without that of others. */
  isApart?: boolean
}

export function panelOf({ site }: Subject): Panel {
  if (!site.panel) throw new Error('The panel is not open.')
  return site.panel
}

/** Makes a document at the REST API, opens it in the panel, works there, and closes the page again. */
export async function atDesk(
  subject: Subject,
  work: (desk: Desk) => Promise<Verdict>,
  options: DeskOptions = {},
): Promise<Verdict> {
  const made = await save(subject, dataFor(subject))
  if (made.status >= 300) return unforeseen(made)
  return before(subject, made.id, work, options)
}

/** The same before a document that there is. */
export async function before(
  subject: Subject,
  id: string | number | null,
  work: (desk: Desk) => Promise<Verdict>,
  { isApart = false, person = subject.site.strongest }: DeskOptions = {},
): Promise<Verdict> {
  const panel = panelOf(subject)
  const page = await (isApart ? panel.pageApart(person) : panel.page(person))
  const form = panel.form(person, page, subject.entity, id)
  try {
    await form.open()
    return await work({
      ...{ form, page, panel, id },
      stored: async (place, query) =>
        valueAt((await readBack(subject, id, query)).body, place.path),
    })
  } finally {
    if (isApart) await page.context().close()
    else await page.close()
  }
}

/** Another valid value of a field; undefined: none is known. */
export function anotherValue(subject: Subject, place: Place, now: unknown): unknown {
  const { field } = place
  if (field.type === 'checkbox') return now !== true
  if (field.type === 'select' || field.type === 'radio') {
    const values = (field.options ?? []).map((one) => (typeof one === 'string' ? one : one.value))
    return values.find((value) => value !== now)
  }
  for (let tries = 0; tries < 3; tries += 1) {
    const value = valueAt(dataFor(subject), place.path)
    if (value !== undefined && !isKept(value, now)) return value
  }
  return undefined
}

export const notApplicable = skipped('notApplicable')
