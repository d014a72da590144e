import { Suspense, use, useEffect, useRef } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Picture as Laid } from '#testing'
import { activeStates, chartOf, drawSvg, layOut, pathOf } from '#testing'
import type { Say } from './texts.ts'
import type { Watched } from './watched.ts'

interface Props {
  watched: Watched
  say: Say
}

/** The chart of an actor's machine, in which the states that it's in are lit. */
export function Picture(props: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too.
    <section className="picture" aria-label={props.say('developer.picture')} tabIndex={0}>
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    </section>
  )
}

function Drawn({ watched: { actor, machine }, say }: Props) {
  const laid = use(laidOut((actor as unknown as { logic: AnyStateMachine }).logic))
  if ('reason' in laid) return <p>{say('developer.noPicture', { reason: laid.reason })}</p>
  return <Lit laid={laid} actor={actor} machine={machine} />
}

function Lit({ actor, laid, machine }: Pick<Watched, 'actor' | 'machine'> & { laid: Laid }) {
  const picture = useRef<HTMLDivElement>(null)
  const places = activeStates(actor.getSnapshot()).map(pathOf)
  const { source } = drawSvg(laid, machine, () => '', undefined, new Set(places))
  // A chart is larger than its place: what's in sight is where the machine is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the places alone.
  useEffect(() => {
    const lit = picture.current?.querySelector('.lit:not(.group, .parallel)')
    lit?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [places.join()])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is made of markup that escapes every text.
  return <div ref={picture} dangerouslySetInnerHTML={{ __html: source }} />
}

type Outcome = Laid | { reason: string }

const known = new Map<string, Promise<Outcome>>()

/** Actors of the same machine share a picture. */
function laidOut(machine: AnyStateMachine): Promise<Outcome> {
  const before = known.get(machine.id)
  if (before) return before
  const made = layOut(chartOf(machine)).catch((thrown: unknown) => ({ reason: String(thrown) }))
  known.set(machine.id, made)
  return made
}
