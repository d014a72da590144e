import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalBeforeValidateHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import type { DocumentId } from '#contracts/documents'
import type { Document } from '../../kit/document.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { parentOfVersion } from '../../kit/parent-of-version.ts'
import { saveHook } from '../../kit/save-hook.ts'
import { aboutOf } from '../comments/kept-comments.ts'
import { canonical } from './canonical.ts'
import { isPublishedSomewhere, valuesIn } from './content.ts'
import { mustBeApproved, mustBeDraft } from './must-be-approved.ts'
import type { Sent } from './sent.ts'
import { notesOf } from './sent.ts'
import { findVersion, isoOf } from './stored-content.ts'

type Values = Record<string, unknown>

/** A collection whose documents are published once they are approved, by whichever way. */
export const guardCollection = (given: CollectionConfig): CollectionConfig => ({
  ...given,
  hooks: {
    ...given.hooks,
    beforeOperation: [...(given.hooks?.beforeOperation ?? []), ownHook(noteRestored)],
    // Before the site's: what they make of a publication is the site's own.
    beforeValidate: [
      saveHook((save) => {
        if (save.operation !== 'update') return
        const { collection, data = {}, originalDoc, req } = save
        noteSent(req, { collection, id: originalDoc.id }, data, originalDoc)
      }),
      ...(given.hooks?.beforeValidate ?? []),
    ],
    // After them, as one of them may publish it.
    beforeChange: [...(given.hooks?.beforeChange ?? []), ownHook(guard)],
  },
})

/** The same for a global. */
export const guardGlobal = (given: GlobalConfig): GlobalConfig => ({
  ...given,
  hooks: {
    ...given.hooks,
    beforeOperation: [...(given.hooks?.beforeOperation ?? []), ownHook(guardRestoredGlobal)],
    beforeValidate: [
      ownHook<GlobalBeforeValidateHook>(({ data = {}, global, originalDoc, req }) => {
        noteSent(req, { global }, data, originalDoc ?? {})
      }),
      ...(given.hooks?.beforeValidate ?? []),
    ],
    beforeChange: [...(given.hooks?.beforeChange ?? []), ownHook(guardSavedGlobal)],
  },
})

/** Payload takes a version back as if its values were sent, in one locale. */
const noteRestored: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { draft: isDraft = false, id: version } = args as { draft?: boolean; id?: DocumentId }
  if (operation !== 'restoreVersion' || version === undefined) return
  const id = await parentOfVersion(req, collection.slug, version)
  if (id !== undefined) notesOf(req).restored.set(aboutOf({ collection, id }), { version, isDraft })
}

const guard: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!isPublication({ ...originalDoc, ...data })) return data
  if (operation === 'create') await mustBeDraft(req, collection)
  else await guardSave(req, { collection, id: originalDoc?.id })
  return data
}

const guardSavedGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  if (isPublication({ ...originalDoc, ...data })) await guardSave(req, { global })
  return data
}

/** Payload runs no hook of a global's save when it takes back a version. */
const guardRestoredGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const { draft, id: version } = args as { draft?: boolean; id?: DocumentId }
  if (operation !== 'restoreVersion' || draft || version === undefined) return
  const found = await findVersion(req, { global }, { id: { equals: version } })
  if (isPublishedSomewhere(found?.version._status))
    await mustBeApproved(req, { global }, { version })
}

async function guardSave(req: PayloadRequest, document: Document): Promise<void> {
  const { published, restored, sent } = notesOf(req)
  const about = aboutOf(document)
  const taken = restored.get(about)
  restored.delete(about)
  // Payload makes a draft of it later.
  if (taken?.isDraft) return
  const publication = taken ?? { sent: sent.get(about) ?? unknown }
  await mustBeApproved(req, document, publication)
  if ('sent' in publication && publication.sent.isUnchanged) published.add(about)
}

/** What nobody has noted is neither approved nor public. */
const unknown: Sent = { values: '', isUnchanged: false, basedOn: null }

function noteSent(req: PayloadRequest, document: Document, data: Values, before: Values): void {
  const values = canonical(valuesIn(req, document, { ...before, ...data }))
  const isUnchanged = values === canonical(valuesIn(req, document, before))
  const about = aboutOf(document)
  const { published, sent } = notesOf(req)
  published.delete(about)
  sent.set(about, {
    values: hasNewFile(req, document) ? '' : values,
    isUnchanged: isUnchanged && !hasNewFile(req, document),
    basedOn: isoOf(before.updatedAt),
  })
}

/** It may have the name and the size of the one before. */
const hasNewFile = ({ file, query }: PayloadRequest, document: Document): boolean =>
  'collection' in document &&
  Boolean(document.collection.upload) &&
  (file !== undefined || query?.uploadEdits !== undefined)

/** What goes to the trash is seen by nobody. */
const isPublication = ({ _status, deletedAt }: Values): boolean =>
  !deletedAt && isPublishedSomewhere(_status)
