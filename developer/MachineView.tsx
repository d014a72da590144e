import { useState } from 'react'
import { CopyText } from './CopyText.tsx'
import { Picture } from './Picture.tsx'
import { testTextOf } from './test-text.ts'
import type { Say } from './texts.ts'
import type { Watched } from './watched.ts'

/** One actor: its chart with where it is, and what it heard, the newest first. */
export function MachineView({ watched, say }: { watched: Watched; say: Say }) {
  const [test, setTest] = useState<string | null>(null)
  const { log } = watched
  return (
    <div className="machine">
      <Picture watched={watched} say={say} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too. */}
      <section className="heard" aria-label={say('developer.heard')} tabIndex={0}>
        <h3>{say('developer.heard')}</h3>
        <button type="button" onClick={() => setTest(testTextOf(watched))}>
          {say('developer.asTest')}
        </button>
        {test !== null && (
          <CopyText
            text={test}
            name={`${watched.machine}.replay.test.ts`}
            hint={say('developer.asTestHint')}
            say={say}
          />
        )}
        {log.length === 0 && <p>{say('developer.nothing')}</p>}
        <ol reversed>
          {log.toReversed().map(({ at, isRefused, number, places, said }) => (
            <li key={number} className={isRefused ? 'refused' : undefined}>
              <time>{(at / 1000).toFixed(2)} s</time>
              <strong>{said}</strong>
              <span>{isRefused ? say('developer.refused') : `→ ${places.join(' + ')}`}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
