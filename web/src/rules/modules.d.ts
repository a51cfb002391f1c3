declare module '*.md?rules' {
  const book: import('./text/book').Book;
  export default book;
}
