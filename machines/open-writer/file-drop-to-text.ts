import type { FileDropActor } from '#machines/file-drop'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { FileDropWork } from './open-writer.types.ts'

/** What is dropped lands in the gap that was shown. */
export function fileDropToText(drop: FileDropActor, work: FileDropWork): End {
  const endHeard = endAll(drop.on('dropped', (dropped) => work.land(dropped.drop)))
  const end = work.hear(drop)
  return () => {
    end()
    endHeard()
    drop.send({ type: 'page.left' })
  }
}
