import { stripVTControlCharacters } from 'node:util'
import { tryFault } from './browser/try-fault.ts'
import {
  tryFormFieldAccess,
  tryFormKept,
  tryFormNew,
  tryFormRefused,
  tryFormShown,
  tryFormStatus,
} from './browser/try-form.ts'
import { tryLock } from './browser/try-lock.ts'
import type { SiteCase, Trial } from './cases.ts'
import { isInBrowser } from './cases.ts'
import type { Site } from './site.ts'
import type { Subject } from './subject.ts'
import { subjectOf, Unreadable } from './subject.ts'
import { tryAccess, tryFieldAccess, tryReadableTarget } from './try-access.ts'
import { tryGone, tryOtherLocale, tryStatus } from './try-documents.ts'
import { tryDefault, tryKept, tryUnique, tryUpdate, tryValue } from './try-values.ts'
import type { Verdict } from './verdict.ts'
import { failed, finding, skipped } from './verdict.ts'

type Try<Kind extends Trial['kind']> = (
  subject: Subject,
  trial: Extract<Trial, { kind: Kind }>,
) => Promise<Verdict> | Verdict

const tries: { [Kind in Trial['kind']]: Try<Kind> } = {
  access: tryAccess,
  conditionThrows: (_, { message }) => failed('conditionThrows', { reason: message }),
  crashes: (_, { reason }) => failed('crashes', { reason }),
  default: tryDefault,
  fault: tryFault,
  fieldAccess: tryFieldAccess,
  formFieldAccess: tryFormFieldAccess,
  formKept: tryFormKept,
  formNew: tryFormNew,
  formRefused: tryFormRefused,
  formShown: tryFormShown,
  formStatus: tryFormStatus,
  gone: tryGone,
  kept: tryKept,
  lock: tryLock,
  neverShown: ({ place }, { tried }) =>
    (place?.field.required ? failed : finding)('condition', { tried: String(tried) }),
  otherLocale: tryOtherLocale,
  status: tryStatus,
  unique: tryUnique,
  unreachable: () => failed('unreachable'),
  unreadableTarget: tryReadableTarget,
  update: tryUpdate,
  value: tryValue,
}

/** Does what a case says, and compares what comes of it with the config. */
export async function tryCase(site: Site, one: SiteCase): Promise<Verdict> {
  const attempt = tries[one.trial.kind] as Try<Trial['kind']>
  try {
    return await attempt(subjectOf(site, one), one.trial as never)
  } catch (thrown) {
    if (thrown instanceof Unreadable) return skipped('unseen')
    // What a person couldn't do there within a time, or see.
    if (isInBrowser(one)) return failed('formStopped', { reason: inOneLine(thrown) })
    throw thrown
  }
}

const inOneLine = (thrown: unknown): string =>
  stripVTControlCharacters(String(thrown))
    .replace(/\s*\n\s*/g, ' ')
    .slice(0, 300)
