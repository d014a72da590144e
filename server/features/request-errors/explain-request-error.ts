import type { AfterErrorHook, PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import { problems } from '#problems/problems'
import { isOutOfSpace } from '../../kit/out-of-space.ts'
import { isPossibleId } from '../../kit/possible-id.ts'
import { problemBody } from '../../kit/problem-response.ts'
import { textsAbout } from '../../kit/texts.ts'
import { UnreadableFilter } from '../filters/unreadable-filter.ts'
import { uploadText } from '../uploads/texts.ts'
import {
  asksTooMuch,
  isUnanswerable,
  isUnreadableForm,
  isUnreadableQuery,
  isUnreadableValue,
  isUnstorable,
} from './unreadable.ts'

type Collection = Parameters<AfterErrorHook>[0]['collection']

/** Says what is wrong with a request where Payload would speak of a crash of its own. */
export const explainRequestError: AfterErrorHook = ({ collection, error, req }) => {
  if (isOutOfSpace(error)) return noSpace(req)
  if (isAboutFile(error)) return refusedFile(whatIsWrong(error, req), collection)
  if (error instanceof UnreadableFilter) return invalid('address', whyUnreadable(error, req))
  if (isRefusal(error)) return undefined
  if (!isPossibleIdIn(req, collection) || asksForNothing(req, collection)) return notFound(req)

  const part = unreadablePart(error, req)
  if (!part) return undefined
  const operator = part === 'address' ? asksTooMuch(req.query?.where) : undefined
  return invalid(part, operator && `This database can't answer the filter '${operator}' here.`)
}

const filterText = textsAbout('filters')

const whyUnreadable = ({ message, said }: UnreadableFilter, req: PayloadRequest): string =>
  said ? filterText(req, said.text, { field: said.field }) : message

/** The session, or what this person may do, has a say before the id. */
const isRefusal = (error: object): boolean =>
  'status' in error && (error.status === 401 || error.status === 403)

/** There is none, or it is no picture that anybody reads: too many pixels, or none at all. */
const isAboutFile = ({ name }: Error): boolean =>
  name === 'MissingFile' || name === 'FileUploadError'

/** Payload says only that there was a problem. */
function whatIsWrong({ message, name }: Error, req: PayloadRequest): string {
  const { file } = req
  return name === 'FileUploadError' && file
    ? uploadText(req, 'unreadable', { name: file.name })
    : message
}

/** Payload has these addresses for every collection, and fails where there is nothing behind them. */
const asksForNothing = ({ pathname }: PayloadRequest, collection: Collection): boolean =>
  collection !== undefined &&
  ((!collection.versions && /\/versions(\/|$)/.test(pathname ?? '')) ||
    (!collection.auth?.verify && /\/verify\/[^/]*$/.test(pathname ?? '')))

function isPossibleIdIn({ payload, routeParams }: PayloadRequest, collection: Collection): boolean {
  const id = routeParams?.id
  return !collection || typeof id !== 'string' || isPossibleId(payload, collection.slug, id)
}

/** What of the request nobody can read; null: it was none of the request's fault. */
function unreadablePart(error: Error, req: PayloadRequest): 'address' | 'body' | null {
  const isWrite = req.method !== 'GET' && req.method !== 'HEAD' && req.method !== 'DELETE'
  if (isWrite && (isUnreadableBody(error, req) || isUnreadableValue(error))) return 'body'
  if (isUnstorable(error)) return isWrite ? 'body' : 'address'
  const { where } = req.query ?? {}
  return where && (isUnreadableQuery(error) || isUnanswerable(error) || asksTooMuch(where))
    ? 'address'
    : null
}

/** No object, or a form that is none, or one whose values are no JSON. */
const isUnreadableBody = (error: Error, { data }: PayloadRequest): boolean =>
  isUnreadableForm(error) ||
  (!isRecord(data) && (error instanceof SyntaxError || error instanceof TypeError))

const notFound = ({ t }: PayloadRequest) => ({
  status: problems['document.notFound'].status,
  response: { errors: [{ message: t('general:notFound') }] },
})

/** With a code that has the panel show these words. The log names the database's own. */
function noSpace(req: PayloadRequest) {
  const details = { message: uploadText(req, 'diskFull') }
  const body = problemBody(new Problem('document.refused', { details }))
  return { status: 507, response: { ...body, errors: [details] } }
}

function invalid(part: string, message?: string) {
  const body = problemBody(new Problem('request.invalid', { details: { part } }))
  return {
    status: problems['request.invalid'].status,
    response: message === undefined ? body : { ...body, errors: [{ message }] },
  }
}

/** As a field that was refused: the panel shows it at the file. */
const refusedFile = (message: string, collection: Collection) => ({
  response: {
    errors: [
      {
        name: 'ValidationError',
        message,
        data: { collection: collection?.slug, errors: [{ path: 'file', message }] },
      },
    ],
  },
})
