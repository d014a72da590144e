import type { Trial } from './cases.ts'
import { pathOf } from './path-of.ts'
import { isRefused, reasonIn } from './person.ts'
import { relatedTo } from './samples.ts'
import type { Place } from './site-fields.ts'
import type { Subject } from './subject.ts'
import { change, dataFor, hasOwnCode, readBack, save } from './subject.ts'
import { isKept, isNothing, shown, valueAt, withValue } from './values.ts'
import type { Verdict } from './verdict.ts'
import { difference, failed, finding, passed, skipped, unforeseen } from './verdict.ts'

type StatusTrial = Extract<Trial, { kind: 'status' }>

/** A status that somebody chose is the one that the document has. */
export async function tryStatus(subject: Subject, { step }: StatusTrial): Promise<Verdict> {
  const { entity, site } = subject
  const isPublishedFirst = step === 'unpublish' || step === 'keepPublished'
  const first = isPublishedFirst || step === 'publish' ? 'published' : 'draft'
  const saved = await save(subject, dataFor(subject, first))
  if (saved.status >= 300) return unforeseen(saved)
  const before = await readBack(subject, saved.id, '&draft=false')
  if (!isPublishedFirst) return judgeStatus((await readBack(subject, saved.id)).body, first)

  if (step === 'unpublish') {
    const hidden = await change(subject, site.strongest, saved.id, { _status: 'draft' }, '')
    if (isRefused(hidden)) return skipped('notApplicable')
    if (hidden.status >= 300) return unforeseen(hidden)
    return judgeStatus((await readBack(subject, saved.id, '&draft=false')).body, 'draft')
  }
  const draft = await change(subject, site.strongest, saved.id, dataFor(subject, 'draft'))
  if (isRefused(draft)) return skipped('notApplicable')
  if (draft.status >= 300) return unforeseen(draft)
  const published = await readBack(subject, saved.id, '&draft=false')
  const place = site.placesIn(entity).find(isPlainText)
  if (place && !isKept(valueAt(before.body, place.path), valueAt(published.body, place.path))) {
    return failed('publishedChanged', { field: place.path })
  }
  return judgeStatus(published.body, 'published')
}

const judgeStatus = ({ _status: got }: Readonly<Record<string, unknown>>, sent: string): Verdict =>
  got === sent ? passed : failed('statusChanged', difference(sent, got))

export const isPlainText = ({ conditions, field, hasAccess, isInRow, isOutOfReach }: Place) =>
  ['text', 'textarea'].includes(field.type) &&
  !field.validate &&
  !isInRow &&
  !isOutOfReach &&
  !hasAccess &&
  conditions.length === 0

type LocaleTrial = Extract<Trial, { kind: 'otherLocale' }>

/** A value of one language is neither lost nor shared when there is another. */
export async function tryOtherLocale(subject: Subject, { locale }: LocaleTrial): Promise<Verdict> {
  const { entity, place, site } = subject
  const { localization } = site.copy.written
  if (!place || !localization) return skipped('notApplicable')
  const { path } = place
  const saved = await save(subject, dataFor(subject))
  if (saved.status >= 300) return unforeseen(saved)
  const read = async (query: string) =>
    valueAt((await readBack(subject, saved.id, query + draftOf(subject))).body, path)
  const first = await read('')
  if (isNothing(first)) return skipped('notApplicable')
  const isEmptyElsewhere = place.field.required && !localization.fallback
  const fine = isEmptyElsewhere ? finding('localeEmpty', { locale }) : passed
  // A hook may well fill the other language.
  if (hasOwnCode(entity)) return fine

  if (!entity.isGlobal && !isNothing(await read(`&locale=${locale}&fallback-locale=none`))) {
    return failed('localeShared', { locale, value: shown(first) })
  }
  const shownThere = await read(`&locale=${locale}`)
  if (localization.fallback && !isKept(first, shownThere)) {
    return failed('localeFallback', { locale, ...difference(first, shownThere) })
  }
  const next = dataFor(subject)
  const query = `&locale=${locale}${draftOf(subject)}`
  const changed = await change(subject, site.strongest, saved.id, next, query)
  if (isRefused(changed)) return skipped('notApplicable')
  if (changed.status >= 300) return unforeseen(changed)
  if (!isKept(first, await read(''))) {
    return failed('localeLost', { locale, ...difference(first, await read('')) })
  }
  return fine
}

const draftOf = ({ one }: Subject) => (one.status === 'draft' ? '&draft=true' : '')

/** A document whose reference was deleted can be opened, listed and told what is wrong with it. */
export async function tryGone(subject: Subject): Promise<Verdict> {
  const { entity, place, site } = subject
  const slug = place && relatedTo(place.field)[0]
  const target = site.entities.find((other) => other.slug === slug)
  if (!place || !target || target === entity) return skipped('notApplicable')
  const referred = await site.workshop.save(target, site.workshop.data(target))
  if (referred.id === null) return skipped('notApplicable')
  const { field, path } = place
  const single =
    typeof field.relationTo === 'string' ? referred.id : { relationTo: slug, value: referred.id }
  const data = withValue(dataFor(subject), path, field.hasMany ? [single] : single)
  const saved = await save(subject, data)
  if (saved.status >= 300) return unforeseen(saved)
  const deleted = await site.strongest.ask('DELETE', pathOf(target, referred.id))
  if (deleted.status >= 300) return skipped('notApplicable')

  const { strongest } = site
  const document = await strongest.get(`${pathOf(entity, saved.id)}?depth=1${draftOf(subject)}`)
  if (document.status !== 200) return failed('gone', reasons(document))
  const list = await strongest.get(`/${entity.slug}?depth=1&limit=10&sort=-createdAt`)
  if (list.status !== 200) return failed('gone', reasons(list))
  const again = await change(subject, strongest, saved.id, statusOf(data))
  return again.status >= 500 ? failed('gone', reasons(again)) : passed
}

const statusOf = ({ _status }: Readonly<Record<string, unknown>>) =>
  _status === undefined ? {} : { _status }

const reasons = ({ body, status }: Parameters<typeof unforeseen>[0]) => ({
  status: String(status),
  reason: reasonIn(body),
})
