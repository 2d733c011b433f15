// Makes pages better that work without it.
;(() => {
  const announce = document.createElement('p')
  announce.className = 'hidden'
  announce.setAttribute('role', 'status')
  document.body.append(announce)

  // Copying, said aloud and shown for two seconds.
  let uncopied = document.querySelector('[data-copy][data-once]') !== null
  for (const button of document.querySelectorAll('[data-copy]')) {
    const field = document.getElementById(button.dataset.copy)
    const label = button.querySelector('span')
    const text = label.textContent
    button.hidden = false
    const note = () => {
      uncopied = false
    }
    field.addEventListener('copy', note)
    field.addEventListener('focus', () => field.select())
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(field.value)
      } catch {
        // Without https there is no clipboard but this one.
        field.select()
        document.execCommand('copy')
      }
      note()
      label.textContent = 'Copied'
      announce.textContent = 'Copied'
      setTimeout(() => {
        label.textContent = text
        announce.textContent = ''
      }, 2000)
    })
  }
  // A key that is shown once and was not copied: leaving asks first.
  addEventListener('beforeunload', (event) => {
    if (uncopied) event.preventDefault()
  })

  // Passwords can be looked at.
  for (const field of document.querySelectorAll('.with-button > input[type="password"]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.title = 'Show the password'
    button.setAttribute('aria-label', button.title)
    const show = (shown) => {
      field.type = shown ? 'text' : 'password'
      button.setAttribute('aria-pressed', String(shown))
      button.innerHTML = `<svg class="icon" aria-hidden="true"><use href="/assets/icons.svg#${shown ? 'eye-off' : 'eye'}"></use></svg>`
    }
    show(false)
    button.addEventListener('click', () => show(field.type === 'password'))
    field.form?.addEventListener('submit', () => show(false))
    field.after(button)
  }

  // What cannot be undone is asked about where one is; without a script a page of its own asks.
  for (const link of document.querySelectorAll('a[data-confirm]'))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      const dialog = document.createElement('dialog')
      const heading = document.createElement('h2')
      heading.id = 'dialog-heading'
      heading.textContent = link.dataset.confirm
      dialog.setAttribute('aria-labelledby', heading.id)
      const text = document.createElement('p')
      text.textContent = link.dataset.text
      const form = document.createElement('form')
      form.method = 'post'
      form.action = link.dataset.action
      form.className = 'dialog-actions'
      const id = document.createElement('input')
      id.type = 'hidden'
      id.name = 'id'
      id.value = link.dataset.id
      const cancel = document.createElement('button')
      cancel.type = 'button'
      cancel.className = 'button'
      cancel.textContent = 'Cancel'
      cancel.autofocus = true
      cancel.addEventListener('click', () => dialog.close())
      const confirm = document.createElement('button')
      confirm.type = 'submit'
      confirm.className = 'button danger primary'
      confirm.textContent = link.textContent
      form.append(id, cancel, confirm)
      dialog.append(heading, text, form)
      dialog.addEventListener('close', () => {
        dialog.remove()
        link.focus()
      })
      document.body.append(dialog)
      dialog.showModal()
    })

  // Nobody allows anything by a click that was meant for something else.
  for (const button of document.querySelectorAll('button[data-wait]')) {
    button.setAttribute('aria-disabled', 'true')
    const refuse = (event) => event.preventDefault()
    button.addEventListener('click', refuse)
    setTimeout(() => {
      button.removeAttribute('aria-disabled')
      button.removeEventListener('click', refuse)
    }, Number(button.dataset.wait))
  }

  // A form is sent once.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    const form = event.target
    if (form.dataset.sent) {
      event.preventDefault()
      return
    }
    form.dataset.sent = 'yes'
    event.submitter?.classList.add('busy')
    event.submitter?.setAttribute('aria-disabled', 'true')
  })
  // Whoever comes back by the browser's history can send it again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll('form[data-sent]')) delete form.dataset.sent
    for (const button of document.querySelectorAll('.busy')) {
      button.classList.remove('busy')
      button.removeAttribute('aria-disabled')
    }
  })

  // The section that is looked at is marked at the side.
  const links = new Map(
    [...document.querySelectorAll('.settings .side a')].map((a) => [a.hash.slice(1), a]),
  )
  if (links.size > 0) {
    const mark = () => {
      const sections = [...links.keys()].map((id) => document.getElementById(id))
      const atEnd = innerHeight + scrollY >= document.body.scrollHeight - 4
      const target = document.getElementById(location.hash.slice(1))
      const seen =
        atEnd && target !== null && links.has(target.id)
          ? target
          : (sections.filter((one) => one.getBoundingClientRect().top < 160).at(-1) ?? sections[0])
      for (const [id, link] of links)
        if (id === seen.id) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
    }
    addEventListener('scroll', mark, { passive: true })
    addEventListener('hashchange', () => setTimeout(mark))
    mark()
  }

  // Menus close when something else is clicked, and by Escape.
  for (const menu of document.querySelectorAll('details.account-menu, details.new-key-form')) {
    addEventListener('click', (event) => {
      if (!menu.contains(event.target)) menu.open = false
    })
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary').focus()
    })
    menu.addEventListener('toggle', () => {
      if (menu.open) menu.querySelector('input:not([type="hidden"])')?.focus()
    })
  }
})()
