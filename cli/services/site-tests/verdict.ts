import type { Answer } from './person.ts'
import { reasonIn } from './person.ts'
import { shown } from './values.ts'

/**
 * What came of a case. A failure contradicts the config. A finding is done by the config's own code and
 * may be meant. What is noted is as the field's own hook says.
 */
export type Verdict =
  | { kind: 'passed' }
  | { kind: 'skipped'; message: MessageKey; details: Details }
  | { kind: 'failed' | 'finding' | 'noted'; message: MessageKey; details: Details }

export type Details = Readonly<Record<string, string>>

export type MessageKey =
  | 'accepted'
  | 'answered'
  | 'changed'
  | 'changedByHook'
  | 'condition'
  | 'conditionThrows'
  | 'crashes'
  | 'default'
  | 'dropped'
  | 'faultSaid'
  | 'faultText'
  | 'faultUnsaved'
  | 'fieldAlone'
  | 'fieldHidden'
  | 'fieldKept'
  | 'fieldOpen'
  | 'fieldRefused'
  | 'fieldShown'
  | 'fieldShut'
  | 'formAccepted'
  | 'formChanged'
  | 'formHidden'
  | 'formLost'
  | 'formMissing'
  | 'formReadOnly'
  | 'formSaid'
  | 'formShows'
  | 'formSilent'
  | 'formStatus'
  | 'formStopped'
  | 'formUnhidden'
  | 'formUnsaved'
  | 'gone'
  | 'localeEmpty'
  | 'localeFallback'
  | 'localeLost'
  | 'localeShared'
  | 'lockLostUntold'
  | 'lockNameless'
  | 'lockOpen'
  | 'lockOverwritten'
  | 'lockShut'
  | 'lockText'
  | 'lockUnsaved'
  | 'lockUntold'
  | 'lost'
  | 'newMissing'
  | 'newOffered'
  | 'notApplicable'
  | 'notUnique'
  | 'ownCode'
  | 'permissionNo'
  | 'permissionYes'
  | 'publishedChanged'
  | 'refused'
  | 'refusedElsewhere'
  | 'reported'
  | 'statusChanged'
  | 'unfillable'
  | 'unreachable'
  | 'unreadable'
  | 'unseen'

export const passed: Verdict = { kind: 'passed' }

export const failed = (message: MessageKey, details: Details = {}): Verdict => ({
  kind: 'failed',
  message,
  details,
})

export const finding = (message: MessageKey, details: Details = {}): Verdict => ({
  kind: 'finding',
  message,
  details,
})

export const noted = (message: MessageKey, details: Details = {}): Verdict => ({
  kind: 'noted',
  message,
  details,
})

export const skipped = (message: MessageKey, details: Details = {}): Verdict => ({
  kind: 'skipped',
  message,
  details,
})

/** An answer that nothing in the config foresees. */
export const unforeseen = ({ body, status }: Answer): Verdict =>
  failed('answered', { status: String(status), reason: reasonIn(body) })

export const difference = (sent: unknown, got: unknown): Details => ({
  sent: shown(sent),
  got: shown(got),
})
