import { readFileSync } from 'node:fs'
import { countUnsaved } from '#machines/document'
import type { NextAction, Reason, SaveFacts, SaveStatus, Status } from '#machines/open-document'
import { inProject } from '../../../scripts/kit/root.ts'

/** A row of the reviewed table: for which combinations it speaks, and what it says of them. */
interface Row {
  document: readonly string[]
  newer: readonly string[]
  lock: readonly string[]
  status: Status
  reason: Reason['code']
  besides: Reason['code'] | null
  actions: readonly NextAction[]
}

/** A combination, in the words of the table. */
export interface Combination {
  document: string
  newer: string
  lock: string
  journal: string
  /** What else makes another code. */
  where: readonly string[]
}

type Expected = Pick<SaveStatus, 'status' | 'actions' | 'device'> & {
  reason: Reason['code']
  besides: Reason['code'] | null
}

const cells = readFileSync(inProject('machines/open-document/save-status.table.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

export const rows: readonly Row[] = cells
  .filter((row) => row.length === 7 && row[0] !== 'Document')
  .map(([document = '', newer = '', lock = '', status, reason, besides, actions = '']) => ({
    document: listed(document),
    newer: listed(newer),
    lock: listed(lock),
    status: status as Status,
    reason: reason as Reason['code'],
    besides: (besides || null) as Reason['code'] | null,
    actions: actions.split(', ').filter((action) => action !== '') as NextAction[],
  }))

const endings = cells
  .filter((row) => row.length === 3 && row[0] !== 'Where')
  .map(([where = '', reasons = '', ending = '']) => ({ where, reasons: listed(reasons), ending }))

const deviceRows = cells.filter((row) => row.length === 4 && row[0] !== 'Journal')

/** The one row that speaks for a combination, and what becomes of it with a journal. */
export function expected({ document, newer, lock, journal, where }: Combination): Expected {
  const found = rows.filter(
    (row) => has(row.document, document) && has(row.newer, newer) && has(row.lock, lock),
  )
  const [row] = found
  if (!row || found.length > 1) {
    throw new Error(`${found.length} rows for ${document} × ${newer} × ${lock}`)
  }
  const { status, actions } = row
  const said = ended(row.reason, where)
  const [becomes, device] = devices(journal, said)
  const reason = (becomes || said) as Reason['code']
  const others = where.filter((one) => one !== unsaved)
  const besides = row.besides && ended(row.besides, others)
  return { status, reason, besides, actions, device: (device || null) as Expected['device'] }
}

/** A code with the endings that its circumstances give it. */
const ended = (code: Reason['code'], where: readonly string[]) =>
  endings
    .filter((row) => where.includes(row.where) && row.reasons.includes(code))
    .reduce((longer, { ending }) => longer + ending, code as string) as Reason['code']

function devices(journal: string, reason: string): [becomes: string, device: string] {
  const about = deviceRows.filter(([name]) => name === journal)
  const row =
    about.find(([, reasons = '']) => listed(reasons).includes(reason)) ??
    about.find(([, reasons = '']) => reasons.startsWith('any'))
  if (!row) throw new Error(`no row for a journal that is ${journal}`)
  return [row[2] ?? '', row[3] ?? '']
}

function listed(cell: string): readonly string[] {
  return cell.split('; ')
}

const has = (names: readonly string[], name: string) =>
  names.includes('any') || names.includes(name)

/** What the actors stand at, in the words of the table: read from their states, not from the status. */
export const combinationOf = (facts: SaveFacts): Combination => ({
  document: documentWord(facts),
  newer: newerWord(facts),
  lock: lockWord(facts),
  journal: journalWord(facts),
  where: whereOf(facts),
})

const unsaved = 'changes are unsaved'

function whereOf({ document, remoteChanges }: SaveFacts): string[] {
  const { deletion, saved } = remoteChanges.context
  const found = {
    [unsaved]: document.hasTag('unsaved') && countUnsaved(document.context) > 0,
    'this person saved it': saved?.isMine,
    'this person deleted it': deletion?.isMine,
    'someone known deleted it': deletion?.by && !deletion.isMine,
  }
  return Object.entries(found).flatMap(([where, isSo]) => (isSo ? [where] : []))
}

function documentWord({ document, journal, unknownFields }: SaveFacts): string {
  const { base, values, conflicts, intent, permissions, problem, ref, savedAt } = document.context
  const { hasDrafts, unanswered, unparsed } = document.context
  const place = JSON.stringify(document.value)
  if (place.startsWith('"'))
    return document.value === 'deleted' ? 'deleted here' : String(document.value)
  const isNew = ref.kind === 'collection' && ref.id === null
  const isSavedDraft =
    [intent === 'publish', !isNew, unanswered.length === 0, unparsed.length === 0].every(Boolean) &&
    JSON.stringify(base) === JSON.stringify(values)
  const refused = 'not publishable'
  const kept = (word: string) => (isSavedDraft ? `${refused}, ${word}` : word)
  const paths = (problem?.fields ?? []).map(({ path }) => path)
  switch (place.match(/"(\w+)"[}]*$/)?.[1]) {
    case 'saving':
      return 'saving'
    case 'unparsed':
      if (place.includes('refused')) return 'unfinished'
      return isTold(journal) ? 'half typed' : 'edited'
    case 'restored':
      return unparsed.length > 0 ? 'restored, half typed' : 'restored'
    case 'dirty':
      if (unparsed.length > 0) return isTold(journal) ? 'edited, half typed' : 'edited'
      return JSON.stringify(base) === JSON.stringify(values) ? 'unanswered' : 'edited'
    case 'invalid':
      if (paths.length === 0) return isSavedDraft ? `${refused}, typed back` : 'corrected'
      if (problem?.fields?.every(({ locale }) => locale)) return kept('other language')
      if (unknownFields(paths).length === paths.length) return kept('unknown fields')
      return isSavedDraft ? refused : 'invalid'
    case 'failed':
      return isSavedDraft ? 'not published' : 'refused'
    case 'stale':
      return 'merged'
    case 'locked':
      return 'refused by lock'
    case 'conflicted':
      return conflicts.length > 0 ? 'conflicts' : 'no conflict left'
    case 'unauthorised':
      return 'session ended'
    case 'offline':
      return 'offline'
    case 'gone':
      return place.includes('unsaved') ? 'deleted, unsaved' : 'deleted'
    default:
      if (isNew) return permissions.update ? 'new' : 'may not create'
      if (!permissions.update) return 'may not edit'
      if (savedAt === null) return 'untouched'
      return hasDrafts && base._status === 'published' ? 'published' : 'saved'
  }
}

function newerWord({ remoteChanges: { value, context } }: SaveFacts): string {
  if (!JSON.stringify(value).startsWith('{"newer"')) return 'none'
  return context.problem ? 'unread' : 'newer'
}

function lockWord({ lock: { value, context } }: SaveFacts): string {
  const place = JSON.stringify(value)
  if (!place.startsWith('{"lockedOut"')) return 'ours'
  if (place.includes('takingOver')) return 'taking over'
  if (context.problem) return 'not taken over'
  return place.includes('lost') ? 'lost' : 'theirs'
}

const isTold = (journal: SaveFacts['journal']) =>
  isFailing(journal) || JSON.stringify(journal.value) === '{"kept":"told"}'

const isFailing = ({ value }: SaveFacts['journal']) =>
  JSON.stringify(value).startsWith('{"failing"')

function journalWord({ document, journal }: Pick<SaveFacts, 'document' | 'journal'>): string {
  if (!isTold(journal)) return 'quiet'
  if (isFailing(journal)) return 'failing'
  const { base, values, unparsed } = document.context
  const isSecret = ['password', 'confirm-password', 'file'].some(
    (name) => values[name] !== base[name],
  )
  return isSecret || unparsed.some(({ text }) => text === null) ? 'partly kept' : 'kept'
}
