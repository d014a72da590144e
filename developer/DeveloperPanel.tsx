import { useRef, useState, useSyncExternalStore } from 'react'
import { MachineView } from './MachineView.tsx'
import { ReportView } from './ReportView.tsx'
import type { Say } from './texts.ts'
import type { Watch } from './watch-actors.ts'
import { hasEnded } from './watch-actors.ts'

interface Props {
  watch: Watch
  say: Say
}

/** What is shown: nothing, one actor by its id, or the report. */
type Shown = { kind: 'closed' } | { kind: 'machine'; id: string | null } | { kind: 'report' }

/** The machines of the page: where each is, what it heard, and what others can replay. */
export function DeveloperPanel({ watch, say }: Props) {
  useSyncExternalStore(watch.subscribe, watch.version)
  const [shown, setShown] = useState<Shown>({ kind: 'closed' })
  const opener = useRef<HTMLButtonElement>(null)
  const all = watch.all()
  const chosen =
    shown.kind === 'machine' ? (all.find(({ id }) => id === shown.id) ?? all.at(0)) : undefined
  const close = () => {
    setShown({ kind: 'closed' })
    opener.current?.focus()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="opener"
        aria-expanded={shown.kind !== 'closed'}
        onClick={() =>
          shown.kind === 'closed' ? setShown({ kind: 'machine', id: null }) : close()
        }
      >
        {say('developer.machines')}
      </button>
      {shown.kind !== 'closed' && (
        <section
          className="panel"
          aria-label={say('developer.title')}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <header>
            <h2>{say('developer.title')}</h2>
            <button type="button" onClick={() => setShown({ kind: 'report' })}>
              {say('developer.report')}
            </button>
            <button type="button" onClick={close}>
              {say('developer.close')}
            </button>
          </header>
          <nav aria-label={say('developer.list')}>
            {all.map((watched) => (
              <button
                key={watched.id}
                type="button"
                aria-current={watched === chosen}
                className={hasEnded(watched) ? 'ended' : undefined}
                onClick={() => setShown({ kind: 'machine', id: watched.id })}
              >
                <strong>{watched.machine}</strong>
                <span>
                  {hasEnded(watched)
                    ? say('developer.ended')
                    : watched.log.at(-1)?.places.join(' + ')}
                </span>
              </button>
            ))}
          </nav>
          {chosen && <MachineView key={chosen.id} watched={chosen} say={say} />}
          {shown.kind === 'report' && <ReportView all={all} say={say} />}
        </section>
      )}
    </>
  )
}
