import type { Place } from '#machines/document'
import type { Reason, SaveStatus } from '#machines/open-document'
import type { ProblemData } from '#problems'
import type { Formats } from '../../../kit/formats.ts'
import type { Text } from '../../../kit/text.tsx'
import { problemText } from '../../../kit/text.tsx'
import type { SignShape } from '../../../parts/Sign.tsx'

/** The sentence of a status. */
export function wordsOf(
  { reason, besides }: SaveStatus,
  text: Text,
  formats: Formats,
  names: Names,
): string {
  const status = sentenceOf(reason, text, formats, names)
  if (!besides) return status
  return text('document.newer.besides', {
    status,
    newer: sentenceOf(besides, text, formats, names),
  })
}

export interface Names {
  fieldAt: NameOf
  language: (locale: string) => string
}

/** What a place, or a path, is called on the screen. */
type NameOf = (place: Place | string) => string

function sentenceOf(
  reason: Reason,
  text: Text,
  { clock, moment }: Formats,
  { fieldAt, language }: Names,
): string {
  switch (reason.code) {
    case 'loading':
      return text('document.status.loading')
    case 'unavailable':
      return text('document.unavailable')
    case 'deletedHere':
      return text('document.deleted')
    case 'deletedElsewhere':
      return deleted(reason, text)
    case 'deletedElsewhereUnsaved':
      return deletedUnsaved(reason, text)
    case 'takingOver':
      return text('document.status.takingOver')
    case 'takeOverFailed':
      return text('document.status.notTakenOver', {
        name: nameOf(reason, text),
        reason: problemText(text, reason.problem),
      })
    case 'lockedByOther':
      return text(
        reason.count > 0 ? 'document.status.lockedOutUnsaved' : 'document.status.lockedOut',
        {
          name: nameOf(reason, text),
          count: reason.count,
        },
      )
    case 'newerVersion':
      return newerVersion(reason, text)
    case 'newerVersionUnread':
      return text('document.newer.unread', { reason: problemText(text, reason.problem) })
    case 'saving':
      return text('document.status.saving')
    case 'uploading':
      return text('document.status.uploading', { percent: reason.percent })
    case 'uploadPaused':
      return text('document.status.uploadPaused')
    case 'pictures':
      return text('document.status.pictures', { count: reason.count })
    case 'conflicts':
      return text('document.status.conflicted', { count: reason.count })
    case 'mergedBeforePublishing':
      return text('document.status.stale')
    case 'invalid':
      if (reason.count === 0) return text('document.status.corrected')
      return text('document.status.invalid', { count: reason.count })
    case 'notPublishable':
      if (reason.count === 0) return text('document.status.correctedUnpublished')
      return text('document.status.notPublishable', { count: reason.count })
    case 'otherLanguage':
      return text(
        reason.isSaved ? 'document.status.notPublishable.language' : 'document.status.language',
        {
          fields: reason.paths.map((path) => fieldAt(path)).join(', '),
          language: language(reason.locale),
        },
      )
    case 'unknownFields':
      return text(
        reason.isSaved ? 'document.status.notPublishable.unknown' : 'document.status.unknownFields',
        { fields: reason.fields.join(', ') },
      )
    case 'unfinished':
      return text('document.status.unfinished', {
        fields: reason.places.map((place) => fieldAt(place)).join(', '),
      })
    case 'unparsed':
      return text('document.status.unparsed', {
        count: reason.places.length,
        fields: reason.places.map((place) => fieldAt(place)).join(', '),
      })
    case 'offline':
      return text('document.status.offline')
    case 'sessionEnded':
      return text('document.status.unauthorised')
    case 'refusedByLock':
      return text('document.status.locked')
    case 'refused':
      return text('document.status.failed', {
        reason: reason.problem ? problemText(text, named(reason.problem, fieldAt)) : '',
      })
    case 'notPublished':
      return text('document.status.notPublished', {
        reason: reason.problem ? problemText(text, reason.problem) : '',
      })
    case 'unanswered':
      return text('document.status.unanswered')
    case 'restored':
      return text('document.status.restored', {
        count: reason.count,
        time: moment(new Date(reason.at)),
      })
    case 'edited':
      return text('document.status.dirty', { count: reason.count })
    case 'keptOnDevice':
      return text('document.status.journaled', { count: reason.count })
    case 'mayNotCreate':
      return text('document.status.mayNotCreate')
    case 'mayNotEdit':
      return text('document.status.readOnly')
    case 'new':
      return text('document.status.new')
    case 'unchanged':
      return text('document.status.clean')
    case 'savedNow':
      return text('document.status.saved', { time: clock(new Date(reason.at)) })
  }
}

/** With the fields that the server did not take by their labels. */
function named(problem: ProblemData, fieldAt: NameOf): ProblemData {
  const paths = problem.code.startsWith('document.') ? problem.details.fields : undefined
  if (paths === undefined) return problem
  return {
    ...problem,
    details: { ...problem.details, fields: paths.split(', ').map(fieldAt).join(', ') },
  }
}

type Who = Pick<Extract<Reason, { code: 'deletedElsewhere' }>, 'name' | 'isMine' | 'inTrash'>

const deleted = ({ inTrash, ...who }: Who, text: Text): string =>
  inTrash
    ? byWhom('document.status.trashed', who, text)
    : byWhom('document.status.deleted', who, text)

const deletedUnsaved = ({ inTrash, ...who }: Who, text: Text): string =>
  inTrash
    ? byWhom('document.status.goneToTrash', who, text)
    : byWhom('document.status.gone', who, text)

type Deeds = `document.status.${'trashed' | 'deleted' | 'goneToTrash' | 'gone'}`

function byWhom(deed: Deeds, { name, isMine }: Omit<Who, 'inTrash'>, text: Text): string {
  if (isMine) return text(`${deed}Mine`)
  return name === null ? text(deed) : text(`${deed}By`, { name })
}

function newerVersion(reason: Extract<Reason, { code: 'newerVersion' }>, text: Text): string {
  const { isMine, count } = reason
  if (isMine)
    return text(count > 0 ? 'document.newer.mineUnsaved' : 'document.newer.mine', { count })
  return text(count > 0 ? 'document.newer.othersUnsaved' : 'document.newer.others', {
    name: nameOf(reason, text),
    count,
  })
}

const nameOf = ({ name }: { name: string | null }, text: Text) => name ?? text('lock.somebody')

/** The sign before each sentence. */
export const shapes: Record<Reason['code'], SignShape> = {
  loading: 'hollow',
  unavailable: 'cross',
  deletedHere: 'cross',
  deletedElsewhere: 'cross',
  deletedElsewhereUnsaved: 'cross',
  takingOver: 'half',
  takeOverFailed: 'square',
  lockedByOther: 'square',
  newerVersion: 'triangle',
  newerVersionUnread: 'triangle',
  saving: 'half',
  uploading: 'half',
  uploadPaused: 'half',
  conflicts: 'triangle',
  mergedBeforePublishing: 'triangle',
  invalid: 'cross',
  notPublishable: 'cross',
  otherLanguage: 'cross',
  unknownFields: 'cross',
  unfinished: 'cross',
  offline: 'hollow',
  sessionEnded: 'triangle',
  refusedByLock: 'square',
  refused: 'cross',
  notPublished: 'cross',
  unanswered: 'hollow',
  restored: 'hollow',
  edited: 'hollow',
  keptOnDevice: 'hollow',
  unparsed: 'hollow',
  pictures: 'hollow',
  mayNotCreate: 'square',
  mayNotEdit: 'square',
  new: 'hollow',
  unchanged: 'filled',
  savedNow: 'filled',
}
