import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { later } from '../../../kit/later.tsx'
import { useEver } from '../../../kit/use-ever.ts'

const Windows = later(async () => (await import('./TemplateWindows.tsx')).TemplateWindows)

/** What is asked about templates; it comes with the first question. */
export function TemplateWindows(props: ComponentProps<typeof Windows>) {
  const isUsed = useEver(useSelector(props.actor, (state) => !state.matches('closed')))
  return isUsed && <Windows {...props} />
}
