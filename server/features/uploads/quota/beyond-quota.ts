import type { UploadQuotas } from '#config-schema/config'
import { sizeInWords } from '../../../kit/size-words.ts'
import { UploadError } from '../failure.ts'
import type { UploadText } from '../texts.ts'
import type { Total } from './totals.ts'

/** What a person could do about it comes first. */
export function beyondQuota(
  { all, perPerson }: UploadQuotas,
  now: { own: Total; all: Total },
): UploadError | null {
  if (now.own.files > perPerson.files) {
    return noQuota('tooManyWaiting', { most: String(perPerson.files) })
  }
  if (now.own.bytes > perPerson.bytes) {
    return noQuota('tooMuchWaiting', { most: sizeInWords(perPerson.bytes) })
  }
  const isFull = now.all.files > all.files || now.all.bytes > all.bytes
  return isFull ? noQuota('siteIsFull', {}) : null
}

const noQuota = (text: UploadText, names: Readonly<Record<string, string>>) =>
  new UploadError('FILE_LIMIT_EXCEEDED', text, {
    names,
    data: { reason: 'quota' },
    status: 409,
  })
