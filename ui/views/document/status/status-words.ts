import type { TextKey } from '#locales'
import type { Place } from '#machines/document'
import type { Reason, SaveStatus } from '#machines/open-document'
import type { ProblemData } from '#problems'
import type { Formats } from '../../../kit/formats.ts'
import type { Text } from '../../../kit/text.tsx'
import { problemText } from '../../../kit/text.tsx'
import type { SignShape } from '../../../parts/Sign.tsx'

/** The sentence of a status. */
export function wordsOf({ reason, besides }: SaveStatus, saying: Saying): string {
  const status = sentenceOf(reason, saying)
  if (!besides) return status
  return saying.text('document.newer.besides', { status, newer: sentenceOf(besides, saying) })
}

/** The sign before it. */
export const shapeOf = ({ reason }: SaveStatus): SignShape => told[reason.code][0]

/** What the sentences are made with. */
export interface Saying {
  text: Text
  formats: Formats
  fieldAt: NameOf
  language: (locale: string) => string
}

/** What a place, or a path, is called on the screen. */
type NameOf = (place: Place | string) => string

type ReasonOf<Code> = Extract<Reason, { code: Code }>

/** A text as it stands, or one with what this reason tells. */
type Sentence<Code> = TextKey | ((reason: ReasonOf<Code>, saying: Saying) => string)

function sentenceOf(reason: Reason, saying: Saying): string {
  const sentence = told[reason.code][1] as Sentence<Reason['code']>
  return typeof sentence === 'string' ? saying.text(sentence) : sentence(reason, saying)
}

/** `atNone`: what was refused has been corrected since. */
const counted =
  (key: TextKey, atNone = key) =>
  ({ count }: { count: number }, { text }: Saying): string =>
    text(count === 0 ? atNone : key, { count })

/** The sign before each sentence, and the sentence. */
const told: { readonly [Code in Reason['code']]: readonly [SignShape, Sentence<Code>] } = {
  loading: ['hollow', 'document.status.loading'],
  unavailable: ['cross', 'document.unavailable'],
  deletedHere: ['cross', 'document.deleted'],
  deletedElsewhere: ['cross', byWhom('document.status.deleted', 'document.status.trashed')],
  deletedElsewhereUnsaved: ['cross', byWhom('document.status.gone', 'document.status.goneToTrash')],
  takingOver: ['half', 'document.status.takingOver'],
  takeOverFailed: [
    'square',
    (reason, { text }) =>
      text('document.status.notTakenOver', {
        name: nameOf(reason, text),
        reason: problemText(text, reason.problem),
      }),
  ],
  lockedByOther: [
    'square',
    (reason, { text }) =>
      text(reason.count > 0 ? 'document.status.lockedOutUnsaved' : 'document.status.lockedOut', {
        name: nameOf(reason, text),
        count: reason.count,
      }),
  ],
  newerVersion: ['triangle', newerVersion],
  newerVersionUnread: [
    'triangle',
    ({ problem }, { text }) =>
      text('document.newer.unread', { reason: problemText(text, problem) }),
  ],
  saving: ['half', 'document.status.saving'],
  uploading: ['half', ({ percent }, { text }) => text('document.status.uploading', { percent })],
  uploadPaused: ['half', 'document.status.uploadPaused'],
  pictures: ['hollow', counted('document.status.pictures')],
  conflicts: ['triangle', counted('document.status.conflicted')],
  mergedBeforePublishing: ['triangle', 'document.status.stale'],
  invalid: ['cross', counted('document.status.invalid', 'document.status.corrected')],
  notPublishable: [
    'cross',
    counted('document.status.notPublishable', 'document.status.correctedUnpublished'),
  ],
  otherLanguage: [
    'cross',
    ({ isSaved, paths, locale }, { text, fieldAt, language }) =>
      text(isSaved ? 'document.status.notPublishable.language' : 'document.status.language', {
        fields: listed(paths, fieldAt),
        language: language(locale),
      }),
  ],
  unknownFields: [
    'cross',
    ({ isSaved, fields }, { text }) =>
      text(isSaved ? 'document.status.notPublishable.unknown' : 'document.status.unknownFields', {
        fields: fields.join(', '),
      }),
  ],
  unfinished: [
    'cross',
    ({ places }, { text, fieldAt }) =>
      text('document.status.unfinished', { fields: listed(places, fieldAt) }),
  ],
  offline: ['hollow', 'document.status.offline'],
  sessionEnded: ['triangle', 'document.status.unauthorised'],
  refusedByLock: ['square', 'document.status.locked'],
  refused: [
    'cross',
    ({ problem }, { text, fieldAt }) =>
      text('document.status.failed', {
        reason: problem ? problemText(text, named(problem, fieldAt)) : '',
      }),
  ],
  notPublished: [
    'cross',
    ({ problem }, { text }) =>
      text('document.status.notPublished', { reason: problem ? problemText(text, problem) : '' }),
  ],
  unanswered: ['hollow', 'document.status.unanswered'],
  restored: [
    'hollow',
    ({ count, at }, { text, formats }) =>
      text('document.status.restored', { count, time: formats.moment(new Date(at)) }),
  ],
  edited: ['hollow', counted('document.status.dirty')],
  keptOnDevice: ['hollow', counted('document.status.journaled')],
  unparsed: [
    'hollow',
    ({ places }, { text, fieldAt }) =>
      text('document.status.unparsed', { count: places.length, fields: listed(places, fieldAt) }),
  ],
  mayNotCreate: ['square', 'document.status.mayNotCreate'],
  mayNotEdit: ['square', 'document.status.readOnly'],
  new: ['hollow', 'document.status.new'],
  unchanged: ['filled', 'document.status.clean'],
  savedNow: [
    'filled',
    ({ at }, { text, formats }) =>
      text('document.status.saved', { time: formats.clock(new Date(at)) }),
  ],
}

const listed = (places: readonly (Place | string)[], fieldAt: NameOf): string =>
  places.map((place) => fieldAt(place)).join(', ')

/** With the fields that the server did not take by their labels. */
function named(problem: ProblemData, fieldAt: NameOf): ProblemData {
  const paths = problem.code.startsWith('document.') ? problem.details.fields : undefined
  if (paths === undefined) return problem
  return {
    ...problem,
    details: { ...problem.details, fields: paths.split(', ').map(fieldAt).join(', ') },
  }
}

type Deed = `document.status.${'trashed' | 'deleted' | 'goneToTrash' | 'gone'}`

/** Who did it, where that is known; `trashed`: it can be restored. */
function byWhom(deleted: Deed, trashed: Deed) {
  return (reason: ReasonOf<'deletedElsewhere' | 'deletedElsewhereUnsaved'>, { text }: Saying) => {
    const { name, isMine, inTrash } = reason
    const deed = inTrash ? trashed : deleted
    if (isMine) return text(`${deed}Mine`)
    return name === null ? text(deed) : text(`${deed}By`, { name })
  }
}

function newerVersion(reason: ReasonOf<'newerVersion'>, { text }: Saying): string {
  const { isMine, count } = reason
  if (isMine)
    return text(count > 0 ? 'document.newer.mineUnsaved' : 'document.newer.mine', { count })
  return text(count > 0 ? 'document.newer.othersUnsaved' : 'document.newer.others', {
    name: nameOf(reason, text),
    count,
  })
}

const nameOf = ({ name }: { name: string | null }, text: Text) => name ?? text('lock.somebody')
