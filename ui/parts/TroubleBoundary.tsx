import type { ReactNode } from 'react'
import { Component } from 'react'

interface Props {
  /** Shown in the place of what threw this; with the way to render it once more. */
  fallback: (thrown: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/** What is thrown inside ends here: the panel around it goes on. */
export class TroubleBoundary extends Component<Props, { failure: { thrown: unknown } | null }> {
  override state = { failure: null as { thrown: unknown } | null }

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown } }
  }

  override render() {
    const { failure } = this.state
    const { fallback, children } = this.props
    return failure ? fallback(failure.thrown, () => this.setState({ failure: null })) : children
  }
}
