import type { PayloadRequest } from 'payload'
import type { DocumentId } from '#contracts/documents'

/** The document that a version is one of. */
export async function parentOfVersion(
  req: PayloadRequest,
  collection: string,
  version: DocumentId,
): Promise<DocumentId | undefined> {
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { id: { equals: version } },
    limit: 1,
    pagination: false,
    select: { parent: true },
    req,
  })
  return docs[0]?.parent
}
