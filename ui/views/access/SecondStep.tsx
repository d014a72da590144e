import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import type { SignInCode } from './SignInCode.tsx'

const Loaded = lazy(async () => ({ default: (await import('./SignInCode.tsx')).SignInCode }))

/** The code after the password. Few sites ask for one, so it is loaded when it is asked for. */
export const SecondStep = (props: ComponentProps<typeof SignInCode>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
