import { problemTextKey } from '#locales'
import type { Place } from '#machines/document'
import type { Reason, SaveStatus } from '#machines/open-document'
import type { ProblemData } from '#problems'
import type { Formats } from '../../../kit/formats.ts'
import type { Text } from '../../../kit/text.tsx'
import { problemText } from '../../../kit/text.tsx'
import type { SignShape } from '../../../parts/Sign.tsx'

/** The sentence of a status. */
export const wordsOf = ({ reason, besides }: SaveStatus, saying: Saying): string =>
  [reason, besides].flatMap((one) => (one ? [sentenceOf(one, saying)] : [])).join(' · ')

const sentenceOf = (reason: Reason, saying: Saying): string =>
  saying.text(`document.status.${reason.code}`, valuesOf(reason, saying))

/** The sign before it. */
export const shapeOf = ({ status, reason }: SaveStatus): SignShape =>
  ownShapes[reason.code] ?? shapes[status]

const shapes: Record<SaveStatus['status'], SignShape> = {
  loading: 'hollow',
  unavailable: 'cross',
  saved: 'filled',
  unsaved: 'hollow',
  saving: 'half',
  failed: 'cross',
  outdated: 'triangle',
  readOnly: 'square',
  deleted: 'cross',
}

const ownShapes: Partial<Record<Reason['code'], SignShape>> = {
  takingOver: 'half',
  conflicted: 'triangle',
  stale: 'triangle',
  unauthorised: 'triangle',
  offline: 'hollow',
  locked: 'square',
}

/** What the sentences are made with. */
export interface Saying {
  text: Text
  formats: Formats
  fieldAt: NameOf
  language: (locale: string) => string
}

/** What a place, or a path, is called on the screen. */
type NameOf = (place: Place | string) => string

/** What a reason knows, as its sentence says it. */
function valuesOf(reason: Reason, { text, formats, fieldAt, language }: Saying) {
  const said: Record<string, string | number | readonly string[]> = {}
  if ('count' in reason) said.count = reason.count
  if ('percent' in reason) said.percent = reason.percent
  if ('name' in reason) said.name = reason.name ?? text('lock.somebody')
  if ('at' in reason) said.time = formats.clock(new Date(reason.at))
  if ('keptAt' in reason) said.time = formats.moment(new Date(reason.keptAt))
  if ('problem' in reason) said.reason = reasonOf(reason.problem, text, fieldAt)
  if ('locale' in reason) said.language = language(reason.locale)
  if ('fields' in reason) said.fields = reason.fields
  if ('paths' in reason) said.fields = reason.paths.map(fieldAt)
  if ('places' in reason) {
    said.fields = reason.places.map(fieldAt)
    said.count = reason.places.length
  }
  return said
}

/** With the fields that the server did not take by their labels. */
function reasonOf(problem: ProblemData | null, text: Text, fieldAt: NameOf): string {
  if (!problem) return ''
  const { code, details } = problem
  const paths = code.startsWith('document.') ? details.fields : undefined
  if (paths === undefined) return problemText(text, problem)
  return text(problemTextKey(code), { ...details, fields: paths.split(', ').map(fieldAt) })
}
