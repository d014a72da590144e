import { useSelector } from '@xstate/react'
import { later } from '../../../kit/later.tsx'
import type { PreflightProps } from './PreflightPanel.tsx'

const PreflightPanel = later(async () => (await import('./PreflightPanel.tsx')).PreflightPanel)

/** The checks before publishing, once somebody asks for them (20.10). */
export function Preflight(props: PreflightProps) {
  const isOpen = useSelector(props.actors.preflight, (state) => state.hasTag('open'))
  return isOpen && <PreflightPanel {...props} />
}
