import type { ComponentType, ReactNode } from 'react'
import { Suspense, useSyncExternalStore } from 'react'
import { useIsDrawn } from './drawn.ts'
import { MissingPart } from './MissingPart.tsx'

interface LaterProps {
  /** Shown while its files come, and where they cannot be had. */
  pending?: ReactNode
}

/**
 * A part of a page whose files come with the first use of it, and are asked for again on demand. It
 * shows as soon as they are there: of `lazy`, React would keep what is pending for 300 ms.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LaterProps> {
  const files = filesOf(load)
  return ({ pending, ...props }) => (
    <LaterPart files={files} pending={pending} with={props as unknown as Props} />
  )
}

/** What came of a request; null: nothing yet. */
type Came<Props> = { View: ComponentType<Props> } | { trouble: unknown } | null

interface Files<Props> {
  /** Asks for them the first time. */
  get: () => Came<Props>
  subscribe: (listener: () => void) => () => void
  askAgain: () => void
}

/** Every place of the part on the page shares them. */
function filesOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Files<Props> {
  const listeners = new Set<() => void>()
  let came: Came<Props> = null
  let isAsked = false
  const tell = (next: Came<Props>) => {
    came = next
    for (const listener of listeners) listener()
  }
  const ask = () => {
    isAsked = true
    load().then(
      (View) => tell({ View }),
      (trouble: unknown) => tell({ trouble }),
    )
  }
  return {
    get() {
      if (!isAsked) ask()
      return came
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    askAgain() {
      tell(null)
      ask()
    },
  }
}

interface LaterPartProps<Props> extends LaterProps {
  files: Files<Props>
  with: Props
}

function LaterPart<Props extends object>({ files, pending, with: props }: LaterPartProps<Props>) {
  const isDrawn = useIsDrawn()
  const came = useSyncExternalStore(files.subscribe, files.get, nothing)
  if (isDrawn) return pending
  return (
    <MissingPart instead={pending} onRetry={files.askAgain}>
      <Suspense fallback={pending}>
        {came === null ? pending : <Shown came={came} with={props} />}
      </Suspense>
    </MissingPart>
  )
}

function Shown<Props extends object>({ came, with: props }: ShownProps<Props>) {
  if ('trouble' in came) throw came.trouble
  return <came.View {...props} />
}

interface ShownProps<Props> {
  came: NonNullable<Came<Props>>
  with: Props
}

const nothing = () => null
