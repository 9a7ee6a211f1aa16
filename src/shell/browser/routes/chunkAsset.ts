declare const __webpack_require__: {gca: (name: string) => string};
declare const __webpack_public_path__: string;
declare function __webpack_get_script_filename__(name: string): string;

// Docusaurus asks for the file of a chunk by its name, to prefetch it, and has a table for that in every
// page. Here a chunk's name is its id, so the bundler's own function knows the file.
__webpack_require__.gca = (name) => __webpack_public_path__ + __webpack_get_script_filename__(name);
