import {
  afterChangeTraverseFields,
  afterReadTraverseFields,
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
} from 'payload'
import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { RichTextSource } from '../../kit/payload-fields/rich-text-source.ts'
import { fromSlate } from './from-slate.ts'
import type { Given } from './given.ts'
import { FieldsById, holdersIn, inLocale } from './nodes.ts'
import { giveLastingIds, normalized } from './normalized.ts'
import { populateNodes } from './populate.ts'
import { problemsIn } from './problems-in.ts'

const nameOf = ({ field }: { field: { name?: string } }): string => field.name ?? ''

/** Rows and nodes count as one level each; what only arranges fields is in none here. */
const inNode = ({ schemaPath }: { schemaPath: readonly string[] }, path: string) => ({
  parentIndexPath: '',
  parentPath: path,
  parentSchemaPath: schemaPath.join('.'),
})

export const beforeValidate = async (given: Given<'beforeValidate'>) => {
  const { collection, context, data, field, global, operation, originalDoc, req } = given
  if (!isRecord(given.value)) return given.value
  const value = normalized(given.value as Json)
  const before = new FieldsById(given.previousSiblingDoc?.[nameOf(given)])
  for (const { node, fields, path } of holdersIn(field, value, given.path)) {
    const sent = Object.keys(node.fields)
    await beforeValidateTraverseFields({
      ...(originalDoc?.id !== undefined && { id: originalDoc.id }),
      ...inNode(given, path),
      blockData: node.fields,
      collection,
      context,
      data,
      doc: originalDoc,
      fields,
      global,
      operation,
      overrideAccess: given.overrideAccess === true,
      parentIsLocalized: isInLocalized(given),
      req,
      siblingData: node.fields,
      siblingDoc: before.of(node),
    })
    if (node.type === 'link') dropOldTarget(node.fields, sent)
  }
  return value
}

/** An address that became a document, or the other way round: what was stored is not brought back. */
function dropOldTarget(fields: DocumentData, sent: readonly string[]): void {
  for (const name of ['url', 'doc']) if (!sent.includes(name)) delete fields[name]
}

const isInLocalized = ({
  field,
  parentIsLocalized,
}: Pick<Given<'beforeValidate'>, 'field' | 'parentIsLocalized'>): boolean =>
  parentIsLocalized || ('localized' in field && field.localized === true)

export async function beforeChange(
  given: Given<'beforeChange'>,
  source: RichTextSource,
): Promise<unknown> {
  const { collection, context, data = {}, field, global, originalDoc, req, value } = given
  const { errors = [], skipValidation = false } = given
  if (!isRecord(value)) return value
  if (!skipValidation) {
    const place = given.path.join('.')
    for (const { path, message } of problemsIn(value as Json, source, req)) {
      errors.push({ label: given.fieldLabelPath, message, path: `${place}.${path}` })
    }
  }
  const before = new FieldsById(given.previousSiblingDoc?.[nameOf(given)])
  const stored = new FieldsById(inLocale(given.siblingDocWithLocales?.[nameOf(given)], req.locale))
  for (const { node, fields, path } of holdersIn(field, value, given.path)) {
    await beforeChangeTraverseFields({
      ...(originalDoc?.id !== undefined && { id: originalDoc.id }),
      ...inNode(given, path),
      blockData: node.fields,
      collection,
      context,
      data,
      doc: originalDoc ?? {},
      docWithLocales: given.docWithLocales ?? {},
      errors,
      fieldLabelPath: given.fieldLabelPath,
      fields,
      global,
      mergeLocaleActions: given.mergeLocaleActions ?? [],
      operation: given.operation === 'create' ? 'create' : 'update',
      overrideAccess: given.overrideAccess,
      parentIsLocalized: isInLocalized(given),
      req,
      siblingData: node.fields,
      siblingDoc: before.of(node),
      siblingDocWithLocales: stored.of(node),
      skipValidation,
    })
  }
  return value
}

export const afterChange = async (given: Given<'afterChange'>) => {
  const { collection, context, data = {}, field, global, operation, originalDoc, req } = given
  const sent = new FieldsById(given.siblingData[nameOf(given)])
  const before = new FieldsById(given.previousSiblingDoc?.[nameOf(given)])
  for (const { node, fields, path } of holdersIn(field, given.value, given.path)) {
    await afterChangeTraverseFields({
      ...inNode(given, path),
      blockData: node.fields,
      collection,
      context,
      data,
      doc: originalDoc,
      fields,
      global,
      operation,
      parentIsLocalized: isInLocalized(given),
      previousDoc: given.previousDoc,
      previousSiblingDoc: before.of(node),
      req,
      siblingData: sent.of(node),
      siblingDoc: node.fields,
    } as never)
  }
  return given.value
}

export const afterRead = (given: Given<'afterRead'>) => {
  const { collection, context, field, global, originalDoc, req } = given
  const value = Array.isArray(given.value) ? fromSlate(given.value) : given.value
  if (!isRecord(value)) return value
  giveLastingIds(value, `${originalDoc?.id}/${given.path.join('.')}`)
  populateNodes(given, value)
  for (const { node, fields, path } of holdersIn(field, value, given.path)) {
    afterReadTraverseFields({
      ...inNode(given, path),
      blockData: node.fields,
      collection,
      context,
      currentDepth: given.currentDepth!,
      depth: given.depth!,
      doc: originalDoc,
      draft: given.draft!,
      fallbackLocale: given.fallbackLocale!,
      fieldPromises: given.fieldPromises!,
      fields,
      findMany: given.findMany!,
      flattenLocales: given.flattenLocales!,
      global,
      locale: given.locale!,
      overrideAccess: given.overrideAccess!,
      parentIsLocalized: isInLocalized(given),
      populate: given.populate!,
      populationPromises: given.populationPromises!,
      req,
      showHiddenFields: given.showHiddenFields!,
      siblingDoc: node.fields,
      triggerAccessControl: given.triggerAccessControl!,
      triggerHooks: given.triggerHooks!,
    })
  }
  return value
}
