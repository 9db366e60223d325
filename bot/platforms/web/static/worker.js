/** Shows notes where only a worker may: whoever presses one comes to the page. */

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come());
});

async function come() {
  const [page] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return page ? page.focus() : clients.openWindow("./");
}
