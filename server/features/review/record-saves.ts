import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import type { Document } from '../../kit/document.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { authorOf } from '../authors/author-field.ts'
import { aboutOf } from '../comments/kept-comments.ts'
import { mentionsText } from '../comments/mentions.ts'
import type { NewStep } from './kept-steps.ts'
import { addStep, lastStep, stepsAbout } from './kept-steps.ts'
import { pinVersion } from './pin-version.ts'
import { lastOf, stateAfter, stepsOfReview } from './review-state.ts'
import { notesOf } from './sent.ts'
import type { Latest } from './stored-content.ts'
import { latestOf } from './stored-content.ts'

/** A collection whose reviews hear of saves: of a publication, and of a change of what was approved. */
export const recordCollectionSaves = (given: CollectionConfig): CollectionConfig => ({
  ...given,
  hooks: {
    ...given.hooks,
    afterChange: [
      ...(given.hooks?.afterChange ?? []),
      ownHook(async ({ collection, doc, operation, req }) => {
        if (operation === 'update') await recordSave(req, { collection, id: doc.id })
      }),
    ],
  },
})

/** The same for a global. */
export const recordGlobalSaves = (given: GlobalConfig): GlobalConfig => ({
  ...given,
  hooks: {
    ...given.hooks,
    afterChange: [
      ...(given.hooks?.afterChange ?? []),
      ownHook(({ global, req }) => recordSave(req, { global })),
    ],
  },
})

async function recordSave(req: PayloadRequest, document: Document): Promise<void> {
  const last = await lastStep(req, document)
  if (!last || stateAfter(last) === 'none') return
  const latest = await latestOf(req, document)
  if (!latest) return
  const author = authorOf({ req })
  if (latest.isPublished) {
    await addStep(req, document, last, { kind: 'publish', author, content: latest.content })
  } else if (stateAfter(last) === 'approved' && last.content !== latest.content) {
    const { published } = notesOf(req)
    const step = published.has(aboutOf(document))
      ? ({ kind: 'publishPart', author, content: latest.content } as const)
      : await fallen(req, document, latest)
    await addStep(req, document, last, step)
  }
}

/** Whoever approved it hears of it. */
async function fallen(req: PayloadRequest, document: Document, latest: Latest): Promise<NewStep> {
  const approval = lastOf(stepsOfReview(await stepsAbout(req, document)), 'approve')
  return {
    kind: 'fell',
    author: authorOf({ req }),
    to: mentionsText(approval?.author ? [approval.author] : []),
    content: latest.content,
    version: await pinVersion(req, document, latest),
  }
}
