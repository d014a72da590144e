import type { Trial } from '../cases.ts'
import { judgeKept } from '../judge.ts'
import { isRefused } from '../person.ts'
import type { Place } from '../site-fields.ts'
import type { Subject } from '../subject.ts'
import { change, dataFor, hasOwnCode, readBack, save } from '../subject.ts'
import { isKept, isNothing, shown, valueAt, withValue } from '../values.ts'
import type { Verdict } from '../verdict.ts'
import { difference, failed, finding, noted, passed, unforeseen } from '../verdict.ts'
import type { Desk } from './desk.ts'
import { anotherValue, atDesk, before, notApplicable, panelOf } from './desk.ts'
import { plainFieldOf } from './typable.ts'

type FormTrial<Kind extends Trial['kind']> = Extract<Trial, { kind: Kind }>

/** Fills in the form, saves it, and looks at the server and at the form after a reload. */
export function tryFormKept(subject: Subject, { paths }: FormTrial<'formKept'>): Promise<Verdict> {
  const { entity, one, site } = subject
  const places = site.placesIn(entity).filter(({ path }) => paths.includes(path))
  return atDesk(subject, async ({ form, stored }) => {
    const typed: { place: Place; value: unknown }[] = []
    for (const place of places) {
      if (!(await form.reveal(place))) {
        // The site draws it in its own way, which only the site knows to fill in.
        if (isDrawnBySite(place)) continue
        return failed('formMissing', { field: place.path })
      }
      if (!(await form.mayType(place))) return failed('formReadOnly', { field: place.path })
      const value = anotherValue(subject, place, await form.value(place))
      if (value === undefined) continue
      await form.type(place, value)
      typed.push({ place, value })
    }
    await form.save(one.status === 'published' ? 'publish' : 'save')
    await form.publishAnyway()
    if (!(await form.isSaved())) return failed('formUnsaved', { says: await form.says() })
    const verdicts: Verdict[] = []
    for (const { place, value } of typed) {
      const verdict = judgeKept(entity, place, value, await stored(place))
      verdicts.push(at(place, verdict))
    }
    await form.reload()
    for (const { place } of typed) {
      const now = await stored(place)
      if (await form.shows(place, now)) continue
      const details = difference(now, await form.value(place))
      verdicts.push(failed('formShows', { field: place.path, ...details }))
    }
    return worst(verdicts)
  })
}

const isDrawnBySite = ({ field }: Place) =>
  Object(Object(field.admin).components).Field !== undefined

/** Of a whole form, the verdict names the field. */
function at({ path }: Place, verdict: Verdict): Verdict {
  if (verdict.kind === 'passed' || verdict.kind === 'skipped') return verdict
  const { got = '', sent = '' } = verdict.details
  const details = { field: path, sent, got }
  if (verdict.kind === 'failed') return failed('formLost', details)
  return verdict.kind === 'finding'
    ? finding('formChanged', details)
    : noted('formChanged', details)
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
  (['failed', 'finding', 'noted'] as const)
    .map((kind) => verdicts.find((verdict) => verdict.kind === kind))
    .find((verdict) => verdict !== undefined) ?? passed

/** A value that the config doesn't allow is refused at its field, and nothing is stored of it. */
export function tryFormRefused(
  subject: Subject,
  { value }: FormTrial<'formRefused'>,
): Promise<Verdict> {
  const { one, place } = subject
  if (!place) return Promise.resolve(notApplicable)
  return atDesk(subject, async ({ form, stored }) => {
    if (!(await form.reveal(place)) || !(await form.mayType(place))) return notApplicable
    const before = await stored(place, publicly(one.status))
    await form.type(place, value)
    // A control that doesn't take it has refused it.
    if (!(await form.shows(place, value))) return passed
    await form.save(one.status === 'published' ? 'publish' : 'save')
    const after = await stored(place, publicly(one.status))
    if (!isKept(before, after))
      return failed('formAccepted', { value: shown(value), got: shown(after) })
    if (await form.claimsSaved()) return failed('formSaid', { value: shown(value) })
    if (await form.complains(place)) return passed
    return failed('formSilent', { value: shown(value), says: await form.says() })
  })
}

const publicly = (status: string | null) => (status === null ? '' : '&draft=false')

/** The form shows a field where its condition is met, and nowhere else. */
export function tryFormShown(
  subject: Subject,
  { isShown }: FormTrial<'formShown'>,
): Promise<Verdict> {
  const { entity, place, site } = subject
  if (!place) return Promise.resolve(notApplicable)
  return atDesk(subject, async ({ form, id }) => {
    const { body } = await readBack(subject, id)
    // A hook may have chosen otherwise.
    const conditions = site.workshop.conditions(entity)
    if (conditions.isShown(place, body) !== isShown) return notApplicable
    if ((await form.reveal(place)) === isShown) return passed
    return isDrawnBySite(place) ? notApplicable : failed(isShown ? 'formHidden' : 'formUnhidden')
  })
}

/** A draft changes nothing for readers, and publishing does. */
export function tryFormStatus(
  subject: Subject,
  { step }: FormTrial<'formStatus'>,
): Promise<Verdict> {
  const { entity, site } = subject
  const place = plainFieldOf(site.placesIn(entity))
  if (!place) return Promise.resolve(notApplicable)
  return atDesk(subject, async ({ form, stored }) => {
    const public_ = await stored(place, '&draft=false')
    const value = anotherValue(subject, place, public_)
    if (value === undefined || !(await form.mayType(place))) return notApplicable
    await form.type(place, value)
    await form.save(step === 'publish' ? 'publish' : 'save')
    if (step === 'publish') await form.publishAnyway()
    if (!(await form.isSaved())) return failed('formUnsaved', { says: await form.says() })
    const after = await stored(place, '&draft=false')
    const latest = await stored(place)
    if (!isKept(value, latest)) return judgeKept(entity, place, value, latest)
    const wanted = step === 'publish' ? value : public_
    if (isKept(wanted, after)) return passed
    return hasOwnCode(entity)
      ? finding('formStatus', difference(wanted, after))
      : failed('formStatus', difference(wanted, after))
  })
}

/** Who can create a document at the REST API is offered it in the list, and nobody else. */
export async function tryFormNew(subject: Subject): Promise<Verdict> {
  const { entity, one, person, site } = subject
  const answer = await site.workshop.save(entity, dataFor(subject), person)
  if (answer.status >= 500) return unforeseen(answer)
  const may = !isRefused(answer)
  const panel = panelOf(subject)
  const page = await panel.page(person)
  try {
    const isOffered = await panel.offersNew(person, page, entity)
    if (isOffered === null || isOffered === may) return isOffered === null ? notApplicable : passed
    const details = { role: one.role, status: String(answer.status) }
    return failed(may ? 'newMissing' : 'newOffered', details)
  } finally {
    await page.close()
  }
}

/** Whoever can't change a field at the REST API can only read it in the form. */
export async function tryFormFieldAccess(subject: Subject): Promise<Verdict> {
  const { one, person, place } = subject
  if (!place) return notApplicable
  const made = await save(subject, dataFor(subject))
  if (made.status >= 300) return notApplicable
  const now = valueAt((await readBack(subject, made.id)).body, place.path)
  const wanted = anotherValue(subject, place, now)
  if (wanted === undefined || isNothing(now)) return notApplicable
  const status = one.status === null ? {} : { _status: one.status }
  const changed = await change(subject, person, made.id, withValue(status, place.path, wanted))
  // Who may not change the document at all is another case.
  if (changed.status >= 300) return notApplicable
  const may = !isKept(now, valueAt((await readBack(subject, made.id)).body, place.path))
  const look = async ({ form }: Desk) => {
    const isThere = await form.reveal(place)
    if (!isThere)
      return may && !isDrawnBySite(place) ? failed('formMissing', { field: place.path }) : passed
    if ((await form.mayType(place)) === may) return passed
    return failed(may ? 'fieldShut' : 'fieldOpen', { role: one.role })
  }
  return before(subject, made.id, look, { person })
}
