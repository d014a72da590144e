export { pl as payload } from '@payloadcms/translations/languages/pl'
