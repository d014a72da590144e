import { Portal } from '@ark-ui/react/portal'
import { Toaster as ArkToaster, Toast } from '@ark-ui/react/toast'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { XIcon } from './icons.ts'
import { PageLocale } from './PageLocale.tsx'
import { Sign } from './Sign.tsx'
import css from './Toaster.module.css'
import { toaster } from './toaster.ts'
import { useToastFocus } from './use-toast-focus.ts'

/** Where toasts appear. Mounted once, beside the page. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const { goBack, ...focus } = useToastFocus()
  return (
    <PageLocale>
      <Portal>
        <ArkToaster toaster={toaster} aria-label={label}>
          {(toast) => (
            <Toast.Root className={css.root} {...focus}>
              <span className={css.sign}>
                <Sign shape={toast.type === 'error' ? 'cross' : 'filled'} />
              </span>
              <div className={css.words}>
                <Toast.Title className={css.title}>{toast.title}</Toast.Title>
                {toast.description && (
                  <Toast.Description className={css.description}>
                    {toast.description}
                  </Toast.Description>
                )}
              </div>
              {toast.action && (
                <Toast.ActionTrigger asChild>
                  <Button size="small">{toast.action.label}</Button>
                </Toast.ActionTrigger>
              )}
              <Toast.CloseTrigger asChild aria-label={closeLabel} onClick={goBack}>
                <IconButton size="small" label={closeLabel} icon={<XIcon />} />
              </Toast.CloseTrigger>
            </Toast.Root>
          )}
        </ArkToaster>
      </Portal>
    </PageLocale>
  )
}
