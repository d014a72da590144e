import { createActor, fromPromise } from 'xstate'
import type { CopyActor } from '#machines/copy'
import { copyMachine } from '#machines/copy'
import type { DocumentActor } from '#machines/document'
import { Problem } from '#problems'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { DocumentWork, OpenDocumentInput } from './open-document.types.ts'
import { renewDocument } from './renewed.ts'

/** Copies what is saved to other languages, never what is only typed. */
export function createCopy(
  document: DocumentActor,
  { fields, ref }: OpenDocumentInput,
  { clock, copy: work }: DocumentWork,
): CopyActor {
  const now = () => document.getSnapshot()
  return createActor(
    copyMachine.provide({
      actors: {
        read: fromPromise(async ({ input, signal }) => {
          if (now().hasTag('unsaved')) throw new Problem('copy.unsaved')
          return work.read(now().context.ref, input, signal)
        }),
        write: fromPromise(({ input, signal }) => work.write(now().context.ref, input, signal)),
      },
    }),
    { clock, input: { from: ref.locale ?? '', fields } },
  )
}

/** What a copy has made newer is told to the document. */
export const documentToCopy = (document: DocumentActor, copy: CopyActor, work: DocumentWork): End =>
  endAll(
    document.on('saved', () => copy.send({ type: 'document.saved' })),
    copy.on('copied', ({ locale, count }) => {
      work.tell.copied(locale, count)
      void renewDocument(document, work)
    }),
  )
