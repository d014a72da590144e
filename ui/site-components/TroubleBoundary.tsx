import type { ReactNode } from 'react'
import { Component } from 'react'

interface Props {
  /** Shown in the place of what threw this. */
  fallback: (thrown: unknown) => ReactNode
  children: ReactNode
}

/** What the site's component throws ends here: the panel around it goes on. */
export class TroubleBoundary extends Component<Props, { failure: { thrown: unknown } | null }> {
  override state = { failure: null as { thrown: unknown } | null }

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown } }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.thrown) : this.props.children
  }
}
