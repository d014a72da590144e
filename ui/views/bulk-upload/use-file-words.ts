import { useSelector } from '@xstate/react'
import { problemText, useText } from '../../kit/text.tsx'
import type { BulkFile, BulkUpload } from './use-bulk-upload.ts'

export type FileLook = 'attention' | 'ready' | 'saving' | 'saved' | 'failed'

/** How far a file is on its way to a document, in words. */
export function useFileWords(bulk: BulkUpload, file: BulkFile): { look: FileLook; words: string } {
  const text = useText()
  const isAsked = useSelector(bulk.actor, ({ context }) => context.asked === file.key)
  const { state, sent, faults, problem, isHeldUp } = file
  const upload = sent?.upload
  if (state === 'saved') return { look: 'saved', words: text('bulkUpload.state.saved') }
  if (isAsked) {
    const words = text(isHeldUp ? 'upload.state.offline' : 'bulkUpload.state.saving')
    return { look: 'saving', words }
  }
  if (state === 'failed' && problem) {
    const isUnfilled = problem.code === 'document.invalid' && faults
    return {
      look: 'failed',
      words: isUnfilled
        ? text('bulkUpload.state.attention', { count: faults })
        : problemText(text, problem),
    }
  }
  if (upload?.problem && upload.phase === 'failed') {
    return { look: 'failed', words: problemText(text, upload.problem) }
  }
  if (faults) {
    return { look: 'attention', words: text('bulkUpload.state.attention', { count: faults }) }
  }
  return { look: 'ready', words: text('bulkUpload.state.ready') }
}
