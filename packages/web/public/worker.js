// Shows notices that the server pushes when a game waits, and opens the table when one is tapped.
const home = () => new URL(self.registration.scope);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data === null ? {} : event.data.json();
  const { title = "Hypergate", body = "", url = "/" } = told;
  const options = { body, tag: "hypergate", renotify: true, icon: new URL("gate.svg", home()).href, data: { url } };
  const shown = self.registration.showNotification(title, options);
  const counted = self.navigator.setAppBadge === undefined ? undefined : self.navigator.setAppBadge().catch(() => {});
  event.waitUntil(Promise.all([shown, counted]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data === null ? "/" : event.notification.data.url;
  const address = new URL(url.replace(/^\//, ""), home()).href;
  event.waitUntil(open(address));
});

/** A page that shows the address already, any other page of ours, or a new one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split("?")[0] === address) ?? pages[0];
  if (there === undefined) return self.clients.openWindow(address);
  if (there.url.split("?")[0] !== address) await there.navigate(address).catch(() => self.clients.openWindow(address));
  return there.focus();
}
