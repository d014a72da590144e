import { timeLeft } from '../../client/uploads/pace.ts'
import type { ShownUpload } from '../../client/uploads/shown-upload.ts'
import type { Formats } from '../../kit/formats.ts'
import type { Text } from '../../kit/text.tsx'
import { problemText } from '../../kit/text.tsx'

/** How far a file is, or why it isn't. */
export function factsOf(text: Text, formats: Formats, upload: ShownUpload): string {
  const isAtRisk = upload.copy === 'notKept' && upload.phase !== 'done'
  return joined(stateIn(text, formats, upload), isAtRisk && text('upload.notKept'))
}

function stateIn(text: Text, formats: Formats, upload: ShownUpload): string {
  const { state, size, progress, pace, problem } = upload
  const done = formats.fileSize(progress)
  const all = formats.fileSize(size)
  switch (state) {
    case 'waiting':
      return joined(all, text('upload.state.waiting'))
    case 'interrupted':
      return joined(all, text('upload.state.interrupted'))
    case 'starting':
      return joined(all, text('upload.state.starting'))
    case 'transferring': {
      const left = timeLeft(size - progress, pace)
      return joined(
        text('upload.of', { done, all }),
        pace !== null && pace > 0 && text('upload.pace', { size: formats.fileSize(pace) }),
        left !== null && text('upload.left', { time: durationIn(text, left) }),
      )
    }
    case 'finishing':
      return joined(all, text('upload.state.finishing'))
    case 'retrying':
      return joined(
        text('upload.of', { done, all }),
        problem?.code === 'server.unreachable'
          ? text('upload.state.offline')
          : problem && problemText(text, problem),
      )
    case 'signedOut':
      return joined(text('upload.of', { done, all }), text('upload.state.signedOut'))
    case 'paused':
      return joined(text('upload.of', { done, all }), text('upload.state.paused'))
    case 'done':
      return joined(all, text('upload.state.done'))
    case 'failed':
    case 'unreadable':
      return problem ? problemText(text, problem) : ''
  }
}

const joined = (...facts: readonly (string | false | null)[]): string =>
  facts.filter(Boolean).join(' · ')

/** A time that is told once: seconds up to a minute, then minutes, then hours. */
export function durationIn(text: Text, seconds: number): string {
  if (seconds < 60) return text('upload.seconds', { count: seconds })
  const minutes = Math.round(seconds / 60)
  return minutes < 60
    ? text('upload.minutes', { count: minutes })
    : text('upload.hours', { count: Math.round(minutes / 60) })
}
