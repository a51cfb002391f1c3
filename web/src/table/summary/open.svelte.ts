/** Whether the summary lies over the table: one screen shows one table. */
class Summary {
  isOpen = $state(false);

  toggle(): void {
    this.isOpen = !this.isOpen;
  }
}

export const summary = new Summary();
