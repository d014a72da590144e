export { tr as payload } from '@payloadcms/translations/languages/tr'
