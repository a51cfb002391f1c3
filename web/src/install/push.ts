/** Push messages, in the service worker: each is shown, leads to its table, and can be the last one. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Pushed = Lasting & { data: { json(): unknown } | null };
type Touched = Lasting & { action: string; notification: Notification };
type Tab = { url: string; focus(): Promise<unknown> };
type Keeper = {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(which: object): Promise<readonly Tab[]>; openWindow(path: string): Promise<unknown> };
};
/** As the server writes it (src/chanbara/server/push/notices.py). */
type Notice = { title: string; body: string; stop: string; path: string };
type Options = NotificationOptions & { actions: { action: string; title: string }[] };

const STOP = 'stop';

const keeper = (): Keeper => self as unknown as Keeper;

async function show({ title, body, stop, path }: Notice): Promise<void> {
  const options: Options = {
    body,
    // A table has one notification at a time: the newest.
    tag: path,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: path,
    actions: [{ action: STOP, title: stop }],
  };
  await keeper().registration.showNotification(title, options);
}

/** The tab where the table is open, or a new one. */
async function open(path: string): Promise<void> {
  const tabs = await keeper().clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there === undefined ? keeper().clients.openWindow(path) : there.focus());
}

/** The server forgets this device, and the browser its subscription; if one fails, the other is enough. */
async function stop(): Promise<void> {
  const subscription = await keeper().registration.pushManager.getSubscription();
  if (subscription === null) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, secret: keys?.['auth'] });
  await Promise.allSettled([fetch('/api/push/off', { method: 'POST', body }), subscription.unsubscribe()]);
}

export function listenForPushes(): void {
  addEventListener('push', (event) => {
    const { data, waitUntil } = event as Pushed;
    if (data !== null) waitUntil.call(event, show(data.json() as Notice));
  });
  addEventListener('notificationclick', (event) => {
    const { action, notification } = event as Touched;
    notification.close();
    (event as Touched).waitUntil(action === STOP ? stop() : open(notification.data as string));
  });
}
