import { useSelector } from '@xstate/react'
import type { PreflightActor } from '#machines/preflight'
import type { Text } from '../../../kit/text.tsx'
import { problemText, useText } from '../../../kit/text.tsx'
import type { SignShape } from '../../../parts/Sign.tsx'
import { StatusLine } from '../../../parts/StatusLine.tsx'

type Snapshot = ReturnType<PreflightActor['getSnapshot']>

/** In one sentence, read out when it changes. */
export function PreflightStatus({ preflight }: { preflight: PreflightActor }) {
  const text = useText()
  const { shape, words } = useSelector(preflight, (state) => told(state, text), isAlike)
  return <StatusLine shape={shape}>{words}</StatusLine>
}

interface Told {
  shape: SignShape
  words: string
}

const isAlike = (one: Told, other: Told): boolean => one.words === other.words

function told(state: Snapshot, text: Text): Told {
  const { findings, problem } = state.context
  if (state.hasTag('busy')) return { shape: 'half', words: text('preflight.checking') }
  if (problem) {
    const reason = problemText(text, problem)
    return { shape: 'cross', words: text('preflight.unavailable', { reason }) }
  }
  if (state.matches({ open: 'outdated' })) {
    return { shape: 'hollow', words: text('preflight.outdated') }
  }
  if (state.matches({ open: 'found' })) {
    const blocks = findings.some(({ severity }) => severity === 'block')
    return {
      shape: blocks ? 'cross' : 'filled',
      words: text(blocks ? 'preflight.blocked' : 'preflight.unblocked'),
    }
  }
  return { shape: 'filled', words: text('preflight.clear') }
}
