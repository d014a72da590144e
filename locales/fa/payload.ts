export { fa as payload } from '@payloadcms/translations/languages/fa'
