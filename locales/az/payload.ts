export { az as payload } from '@payloadcms/translations/languages/az'
