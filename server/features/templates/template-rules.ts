import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { executeAccess } from 'payload'
import { missingTablesIn } from '../../kit/missing-tables.ts'
import { templatesSlug } from './templates-collection.ts'

/** What says of a collection, in its `custom`, that its documents can be made from templates. */
export const templatesMark = 'stateroomTemplates'

/** Whether a collection has templates, and the project a table for them. */
export const hasTemplates = (
  payload: Payload,
  { custom }: { custom?: Record<string, unknown> },
): boolean =>
  custom?.[templatesMark] === true && !missingTablesIn.of(payload)?.collections.has(templatesSlug)

/** Whether a new document may begin with one: whoever may create there, and read what is there. */
export const mayUseTemplates = async (
  req: PayloadRequest,
  { access }: SanitizedCollectionConfig,
): Promise<boolean> =>
  Boolean(await asked(req, access.create)) && Boolean(await asked(req, access.read))

export const mayReadAll = async (
  req: PayloadRequest,
  { access }: SanitizedCollectionConfig,
): Promise<boolean> => (await asked(req, access.read)) === true

export const mayDeleteAll = async (
  req: PayloadRequest,
  { access }: SanitizedCollectionConfig,
): Promise<boolean> => (await asked(req, access.delete)) === true

const asked = (req: PayloadRequest, rule: Parameters<typeof executeAccess>[1]) =>
  executeAccess({ disableErrors: true, req }, rule)
