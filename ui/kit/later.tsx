import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useIsDrawn } from './drawn.ts'
import { MissingPart } from './MissingPart.tsx'

interface LaterProps {
  /** Shown while its files come, and where they cannot be had. */
  pending?: ReactNode
}

/** A part of a page whose files come with the first use of it, and are asked for again on demand. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LaterProps> {
  const request = () => lazy(async () => ({ default: await load() }))
  const files = { latest: request(), request }
  return ({ pending, ...props }) => (
    <LaterPart files={files} pending={pending} with={props as unknown as Props} />
  )
}

interface LaterPartProps<Props> extends LaterProps {
  files: { latest: ComponentType<Props>; request: () => ComponentType<Props> }
  with: Props
}

function LaterPart<Props extends object>({ files, pending, with: props }: LaterPartProps<Props>) {
  const isDrawn = useIsDrawn()
  const [View, setView] = useState(() => files.latest)
  const requestAgain = () => {
    files.latest = files.request()
    setView(() => files.latest)
  }
  if (isDrawn) return pending
  return (
    <MissingPart instead={pending} onRetry={requestAgain}>
      <Suspense fallback={pending}>
        <View {...props} />
      </Suspense>
    </MissingPart>
  )
}
