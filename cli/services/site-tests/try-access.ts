import type { Operation, Trial } from './cases.ts'
import { pathOf } from './path-of.ts'
import type { Permissions } from './permissions.ts'
import { isFieldGranted, isGranted } from './permissions.ts'
import type { Answer, Person } from './person.ts'
import { isRefused, reasonIn, refusedFields } from './person.ts'
import { relatedTo } from './samples.ts'
import type { Subject } from './subject.ts'
import { change, dataFor, hasOwnCode, readBack, save } from './subject.ts'
import { isPlainText } from './try-documents.ts'
import { isKept, isNothing, valueAt, withValue } from './values.ts'
import type { Verdict } from './verdict.ts'
import { difference, failed, finding, passed, skipped, unforeseen } from './verdict.ts'

type AccessTrial = Extract<Trial, { kind: 'access' }>

/** What the server says that somebody may do is what it lets them do. */
export async function tryAccess(subject: Subject, { operation }: AccessTrial): Promise<Verdict> {
  const { entity, one, person } = subject
  const data = dataFor(subject)
  const isNew = operation === 'create'
  const saved = isNew
    ? null
    : entity.isGlobal
      ? { ...(await read(subject)), id: null }
      : await save(subject, data)
  if (saved && saved.status >= 300) return skipped('notApplicable')
  const id = saved?.id ?? null
  // As the form asks: a new document about all that it starts with, an old one about its status alone.
  const asked = one.status === null ? {} : { _status: one.status }
  const permissions = await permissionsOf(
    subject,
    person,
    id,
    isNew ? { ...starting(subject), ...asked } : asked,
  )
  const may = isGranted(permissions[operation])

  const answer = await attempt(subject, operation, id, data)
  const isBarred = isRefused(answer)
  const details = {
    operation,
    role: one.role,
    status: String(answer.status),
    reason: reasonIn(answer.body),
  }
  if (answer.status >= 500) return unforeseen(answer)
  if (may && isBarred) {
    return hasOwnCode(entity) ? finding('ownCode', details) : failed('permissionYes', details)
  }
  if (!may && answer.status < 300 && operation !== 'read') return finding('permissionNo', details)
  if (may && answer.status === 400) return judgeFillable(subject, permissions, answer, operation)
  return passed
}

const read = ({ entity, site }: Subject) => site.strongest.get(`${pathOf(entity, null)}?depth=0`)

/** What a new form holds before anybody types. */
function starting({ entity, site }: Subject) {
  const defaults = site
    .placesIn(entity)
    .filter(
      ({ field, isInRow }) =>
        !isInRow && field.defaultValue !== undefined && typeof field.defaultValue !== 'function',
    )
  return defaults.reduce(
    (data, { field, path }) => withValue(data, path, field.defaultValue),
    {} as Readonly<Record<string, unknown>>,
  )
}

async function permissionsOf(
  { entity }: Subject,
  person: Person,
  id: string | number | null,
  data: object,
): Promise<Permissions> {
  const path = entity.isGlobal ? `/globals/${entity.slug}/access` : `/${entity.slug}/access`
  const { body } = await person.ask(
    'POST',
    id === null ? path : `${path}/${encodeURIComponent(id)}`,
    data,
  )
  return body
}

async function attempt(
  subject: Subject,
  operation: Operation,
  id: string | number | null,
  data: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const { entity, one, person, site } = subject
  switch (operation) {
    case 'create':
      return site.workshop.save(entity, data, person)
    case 'read':
      return person.get(
        `${pathOf(entity, id)}?depth=0${one.status === 'draft' ? '&draft=true' : ''}`,
      )
    case 'delete':
      return person.ask('DELETE', pathOf(entity, id))
    case 'update': {
      const place = site.placesIn(entity).find(isPlainText)
      const value = place && valueAt(dataFor(subject), place.path)
      const status = one.status === null ? {} : { _status: one.status }
      return change(subject, person, id, place ? withValue(status, place.path, value) : status)
    }
  }
}

/** Whoever may create a document can fill in what it needs. */
function judgeFillable(
  { entity, one, site }: Subject,
  permissions: Permissions,
  answer: Answer,
  operation: Operation,
): Verdict {
  if (operation !== 'create') return passed
  const places = site.placesIn(entity)
  const barred = refusedFields(answer.body).filter(({ path }) =>
    places.some((place) => place.path === path && !isFieldGranted(permissions, path, 'create')),
  )
  const [first] = barred
  return first
    ? failed('unfillable', { role: one.role, field: first.path, reason: first.message })
    : passed
}

type FieldAccessTrial = Extract<Trial, { kind: 'fieldAccess' }>

/** A field that somebody may not read or change is neither shown to them nor changed by them. */
export async function tryFieldAccess(
  subject: Subject,
  { operation }: FieldAccessTrial,
): Promise<Verdict> {
  const { one, person, place } = subject
  if (!place) return skipped('notApplicable')
  const saved = subject.entity.isGlobal
    ? { ...(await read(subject)), id: null }
    : await save(subject, dataFor(subject))
  if (saved.status >= 300) return skipped('notApplicable')
  const { path } = place
  const asked = one.status === null ? {} : { _status: one.status }
  const permissions = await permissionsOf(subject, person, saved.id, asked)
  const may = isFieldGranted(permissions, path, operation)
  const before = valueAt((await readBack(subject, saved.id)).body, path)
  const details = { role: one.role }
  if (operation === 'read') {
    if (!isGranted(permissions.read) || isNothing(before)) return skipped('notApplicable')
    const { body, status } = await person.get(`${pathOf(subject.entity, saved.id)}?depth=0`)
    if (status !== 200) return skipped('notApplicable')
    const isShown = !isNothing(valueAt(body, path))
    return isShown === may ? passed : failed(may ? 'fieldHidden' : 'fieldShown', details)
  }
  const wanted = other(subject, before)
  if (!isGranted(permissions.update) || wanted === undefined || isNothing(before))
    return skipped('notApplicable')
  const answer = await change(subject, person, saved.id, withValue(asked, path, wanted))
  if (answer.status >= 300) return skipped('notApplicable')
  const after = valueAt((await readBack(subject, saved.id)).body, path)
  const isChanged = !isKept(before, after)
  if (isChanged === may) return passed
  if (may) return finding('fieldRefused', { ...details, ...difference(wanted, after) })
  // A rule about other values of a document can't see those that a request leaves out.
  const whole = { ...dataFor(subject), ...asked }
  const third = other(subject, after)
  const again = await change(subject, person, saved.id, withValue(whole, path, third))
  const last = valueAt((await readBack(subject, saved.id)).body, path)
  return again.status < 300 && isKept(after, last)
    ? finding('fieldAlone', details)
    : failed('fieldKept', { ...details, ...difference(before, after) })
}

/** A valid value that is not the one there is. */
function other(subject: Subject, before: unknown): unknown {
  for (let tries = 0; tries < 3; tries += 1) {
    const value = subject.place && valueAt(dataFor(subject), subject.place.path)
    if (!isKept(value, before)) return value
  }
  const { field } = subject.place ?? {}
  if (field?.type === 'checkbox') return before !== true
  if (field?.type !== 'select' && field?.type !== 'radio') return undefined
  const values = (field.options ?? []).map((option) =>
    typeof option === 'string' ? option : option.value,
  )
  const next = values.map((value) => (field.hasMany ? [value] : value))
  return next.find((value) => !isKept(value, before))
}

/** Whoever writes a document can choose what it refers to. */
export async function tryReadableTarget(subject: Subject): Promise<Verdict> {
  const { entity, place, site } = subject
  if (!place) return skipped('notApplicable')
  const targets = relatedTo(place.field)
  const lost: string[] = []
  for (const person of site.people) {
    const { body } = await person.get('/access')
    const { collections = {}, globals = {} } = body as { collections?: object; globals?: object }
    const own = Object((entity.isGlobal ? globals : collections)[entity.slug as never])
    if (!isGranted(entity.isGlobal ? own.update : own.create)) continue
    const all = collections as Record<string, Permissions | undefined>
    if (targets.some((slug) => isGranted(all[slug]?.read))) continue
    lost.push(person.role)
  }
  const details = { role: lost.join(', '), target: targets.join(', ') }
  if (lost.length === 0) return passed
  return place.field.required || lost.length === site.people.length
    ? failed('unreadable', details)
    : finding('unreadable', details)
}
