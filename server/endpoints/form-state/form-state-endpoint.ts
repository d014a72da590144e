import type { Endpoint, PayloadRequest } from 'payload'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { FormState, FormStateRequest } from '#contracts/form-state'
import { formStatePath } from '#contracts/form-state'
import { Problem } from '#problems'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { writtenFields } from '../config/entities/entity.ts'
import { Asking } from './asking.ts'
import { decideLevel } from './decide.ts'
import type { DocumentAsked } from './document-asked.ts'
import { documentAsked } from './document-asked.ts'
import { lockOwner } from './lock-owner.ts'
import { readRequest } from './request.ts'

/** POST /stateroom/form-state. What the config's functions say about a document as it stands on the screen (DOC-7). */
export const formStateEndpoint: Endpoint = {
  path: formStatePath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = await readRequest(req)
    speakLocale(req, asked)
    const document = await documentAsked(req, asked)
    const state: FormState = {
      ...(await decided(req, asked, document)),
      ...(asked.returnLockStatus && { lockedBy: await lockOwner(req, asked, document) }),
    }
    return Response.json(state, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

/** The functions of the config see the request in the language of the content that is edited. */
function speakLocale(req: PayloadRequest, { locale }: FormStateRequest): void {
  const { localization } = req.payload.config
  if (locale === undefined || !localization) return
  if (!localization.localeCodes.includes(locale)) {
    throw new Problem('request.invalid', { details: { part: 'body' } })
  }
  req.locale = locale
  req.fallbackLocale = null
}

async function decided(
  req: PayloadRequest,
  { collectionSlug, id, operation, skipValidation = false }: FormStateRequest,
  { entity, data, stored }: DocumentAsked,
): Promise<FormState> {
  req.data = data
  const document = {
    id: id === undefined ? undefined : idOf(stored, id),
    collectionSlug,
    operation,
    data,
    stored,
    skipsValidation: skipValidation,
  }
  const asking = new Asking(req, document)
  await decideLevel(asking, writtenFields(entity.fields), {
    data,
    stored,
    key: '',
    path: [],
    prefix: '',
    block: undefined,
    may: { plainly: true, here: true },
  })
  return asking.answer
}

/** As the database has it: in an address every id is a text. */
const idOf = (stored: DocumentData | null, id: DocumentId): DocumentId =>
  typeof stored?.id === 'number' ? stored.id : id
