import type { ReactNode } from 'react'
import { Component } from 'react'

interface Props {
  /** Shown in the place of what broke. */
  fallback: ReactNode
  children: ReactNode
}

/** What the site's component throws ends here: the panel around it goes on. */
export class TroubleBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
