### The page in the browser: notifications on a device.

device-heading = Notifications on this device
device-hint = When it is your turn in a slow game and you are not at the table, or when you are invited to one. They come even if the page is closed, and name the table but no cards.
device-how = They travel through the push service of your browser’s maker. It sees when one is sent, but not what it says.
device-turn-on = Turn on
device-turn-off = Turn off
device-is-on = On for this device.
device-is-off = Off for this device.
device-is-denied = Your browser blocks notifications for this page. Allow them in its site settings, then come back.
device-is-ios = On an iPhone or iPad this needs the installed app: in Safari, tap Share, then “Add to Home Screen”, and open chanbara from there.
device-is-unsupported = This browser cannot show notifications while the page is closed.
device-is-insecure = Browsers only allow this for pages served over https or from your own machine. This address is neither.
device-failed = The browser could not turn them on. Perhaps it cannot reach its push service at the moment.
